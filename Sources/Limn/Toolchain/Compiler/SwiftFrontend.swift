import Foundation
public import LimnDiagnostics
public import LimnPlatform

/// One run of the compiler proper, without the driver: many files of one module, their diagnostics, perhaps an object.
public struct SwiftFrontend: Sendable {
  /// How far the compiler goes.
  public enum Stage: Sendable, Hashable {
    /// Names and types only.
    case typeCheck
    /// Also what is found after type checking, such as a missing return or a data race.
    case check
    /// An object file at a path.
    case object(String)
    /// The syntax tree with types, as JSON at a path.
    case tree(String)
    /// A module at a path, in spite of errors.
    case partialModule(String)
    /// What is declared and used in some of the sources, as far as the compiler gets in spite of errors.
    case index(store: String, primary: [String])
  }

  public var toolchain: Toolchain
  public var stage: Stage
  public var sources: [String]
  public var moduleName: String
  /// `5` or `6`.
  public var languageMode: String
  /// Whether statements may stand at the top of the file.
  public var isScript: Bool
  public var flags: [String]
  /// A folder for what the compiler writes.
  public var scratch: String
  /// Makes the files' names in `scratch` this run's own.
  public var label: String
  /// The folder for the C modules that it compiles, which other runs can use; nil for one in `scratch`.
  public var moduleCache: String?
  /// Files and folders that it may read besides those that its arguments name.
  public var readable: [String] = []

  public init(
    toolchain: Toolchain, stage: Stage, sources: [String], moduleName: String, languageMode: String = "6", isScript: Bool = false,
    flags: [String] = [], scratch: String, label: String, moduleCache: String? = nil
  ) {
    self.toolchain = toolchain
    self.stage = stage
    self.sources = sources
    self.moduleName = moduleName
    self.languageMode = languageMode
    self.isScript = isScript
    self.flags = flags
    self.scratch = scratch
    self.label = label
    self.moduleCache = moduleCache
  }
}

extension SwiftFrontend {
  /// What one run gave.
  public struct Outcome: Sendable {
    public var diagnostics: [CompilerDiagnostic]
    /// How the compiler itself failed, if it did.
    public var crash: String?
    var timedOut = false

    public var hasErrors: Bool { crash != nil || diagnostics.contains { $0.severity == .error } }

    /// Whether a damaged file of the folder for C modules can be the reason that this failed.
    func mayComeFrom(_ moduleCache: String) -> Bool {
      if crash != nil { return !timedOut }
      return diagnostics.contains { $0.severity == .error && $0.message.contains(moduleCache) }
    }
  }

  /// Compiles. Mistakes in the sources are part of the outcome; only a compiler that cannot be started throws.
  ///
  /// The compiler trusts the C modules that an earlier run compiled. If it fails over one that was damaged since, it runs again without
  /// them, and the damaged ones are removed.
  public func run(processes: ProcessRunner, files: FileSystem, timeLimit: Duration = .seconds(600)) throws(EnvironmentFailure) -> Outcome {
    let outcome = try runOnce(processes: processes, files: files, timeLimit: timeLimit)
    guard let moduleCache, outcome.mayComeFrom(moduleCache) else { return outcome }
    var fresh = self
    fresh.moduleCache = nil
    let second = try fresh.runOnce(processes: processes, files: files, timeLimit: timeLimit)
    guard !second.mayComeFrom(fresh.scratch + "/modules") else { return outcome }
    // Other runs may use the folder now: it is moved away in one step, and they fail and repeat as this one did.
    let damaged = "\(moduleCache).damaged-\(UInt64.random(in: 0...UInt64.max))"
    if rename(moduleCache, damaged) == 0 { try? FileManager.default.removeItem(atPath: damaged) }
    return second
  }

  private func runOnce(processes: ProcessRunner, files: FileSystem, timeLimit: Duration) throws(EnvironmentFailure) -> Outcome {
    let record = "\(scratch)/\(label).dia"
    let arguments = arguments(diagnosticsPath: record)
    var policy = SandboxPolicy.tool(folder: scratch, readable: [toolchain.root] + readable, arguments: arguments)
    if let moduleCache {
      do { try FileSystem.makeFolder(moduleCache) } catch { throw error.failure }
      policy.writable.append(moduleCache)
    }
    let command = Command(
      toolchain.frontend, arguments, directory: scratch, timeLimit: timeLimit, outputLimit: 1 << 20, sandbox: policy)
    let result = try processes.run(command)
    if result.timedOut { return Outcome(diagnostics: [], crash: "the compiler did not end within \(timeLimit)", timedOut: true) }
    let diagnostics: [CompilerDiagnostic]
    if case .index = stage {
      diagnostics = CompilerDiagnostic.errors(in: result.errorText)
    } else {
      diagnostics = (try? files.read(record)).flatMap { SerializedDiagnostics($0)?.diagnostics } ?? []
    }
    if let signal = result.signal { return Outcome(diagnostics: diagnostics, crash: "the compiler crashed (signal \(signal))") }
    if !result.succeeded, !diagnostics.contains(where: { $0.severity == .error }) {
      let line = result.errorText.split(separator: "\n").first { $0.contains("error:") } ?? result.errorText.split(separator: "\n").first
      let said = line.map { String($0).replacing("<unknown>:0: error: ", with: "") } ?? "status \(result.status)"
      return Outcome(diagnostics: diagnostics, crash: said.contains(scratch) ? "the compiler failed" : said)
    }
    return Outcome(diagnostics: diagnostics)
  }

  /// The command line, without the program.
  public func arguments(diagnosticsPath: String) -> [String] {
    var list = ["-frontend"]
    switch stage {
    case .typeCheck: list += ["-typecheck"]
    // Writing a module is the quickest of the actions that run all checks: the others print or optimise code.
    case .check: list += ["-emit-module", "-o", "\(scratch)/\(label).swiftmodule"]
    case .object(let path): list += ["-c", "-Onone", "-o", path]
    case .partialModule(let path): list += ["-emit-module", "-experimental-allow-module-with-compiler-errors", "-o", path]
    case .index(let store, _): list += ["-typecheck", "-experimental-allow-module-with-compiler-errors", "-index-store-path", store]
    case .tree(let path): list += ["-dump-ast", "-dump-ast-format", "json", "-o", path]
    }
    if case .index(_, let primary) = stage {
      let chosen = Set(primary)
      // Each file's unit is named after an output, of which type checking has none.
      list += sources.flatMap { chosen.contains($0) ? ["-primary-file", $0, "-index-unit-output-path", $0 + ".o"] : [$0] }
    } else {
      list += sources
    }
    list += ["-module-name", moduleName, "-target", toolchain.triple, "-swift-version", languageMode]
    if !isScript { list.append("-parse-as-library") }
    // With several primary files the compiler wants a path for each, so that the text is read instead.
    if case .index = stage {} else { list += ["-serialize-diagnostics-path", diagnosticsPath] }
    list += ["-debug-diagnostic-names", "-diagnostic-style=llvm"]
    list += ["-in-process-plugin-server-path", toolchain.macroServer, "-plugin-path", toolchain.root + "/lib/swift/host/plugins"]
    #if os(Linux)
      list.append("-disable-objc-interop")
    #endif
    return list + ["-module-cache-path", moduleCache ?? scratch + "/modules"] + flags
  }
}

extension Toolchain {
  /// The library in which the compiler expands the macros that come with the toolchain.
  var macroServer: String {
    #if os(Linux)
      root + "/lib/swift/host/libSwiftInProcPluginServer.so"
    #else
      root + "/lib/swift/host/libSwiftInProcPluginServer.dylib"
    #endif
  }
}

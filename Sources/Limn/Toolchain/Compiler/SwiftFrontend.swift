import Foundation
public import LimnPlatform

/// Runs the compiler's frontend without the driver. The frontend compiles the files of one module and reports
/// diagnostics.
public struct SwiftFrontend: Sendable {
  /// The last stage that the compiler runs.
  public enum Stage: Sendable, Hashable {
    /// Resolves names and checks types.
    case typeCheck
    /// Resolves names, checks types, and runs the checks after type checking, such as the checks for missing returns
    /// and data races.
    case check
    /// Writes an object file to this path.
    case object(String)
    /// Writes the typed syntax tree as JSON to this path.
    case tree(String)
    /// Writes a module to this path, even if the sources have errors.
    case partialModule(String)
    /// Checks the declarations and no function bodies.
    case signatures
    /// Writes a module to this path without checking function bodies. Code that imports it cannot call functions with
    /// opaque results, since the module does not contain their types.
    case declarations(String)
    /// Compiles the files in `primary`, which are some of the sources, and writes their object files to `paths`.
    case objects(primary: [String], paths: [String])
    /// Indexes the files in `primary`. If the sources have errors, indexes as much as possible.
    case index(store: String, primary: [String])

    /// Whether errors in the sources are expected, since modules that the sources import may be missing.
    var isPartial: Bool {
      switch self {
      case .partialModule, .signatures, .declarations, .objects, .index: true
      default: false
      }
    }

    /// The files that the compiler has one output for each. It then needs one path for the diagnostics of each, so the
    /// diagnostics are read from its text output.
    var primaryFiles: Set<String> {
      switch self {
      case .objects(let primary, _), .index(_, let primary): Set(primary)
      default: []
      }
    }
  }

  /// The memory limit in bytes for type-checking one expression of incomplete code. It is an eighth of the compiler's
  /// default.
  ///
  /// An expression cannot pass type checking if the declarations of its types are missing. With the default limit, the
  /// compiler tries for half a minute to check a long view body with missing types.
  static let partialSolverMemory = 64 << 20

  /// The number of steps after which the type checker gives up on one expression of incomplete code. It is a twentieth
  /// of the compiler's default. Expressions that pass type checking need fewer steps, except for very few.
  static let partialSolverSteps = 50_000

  var toolchain: Toolchain
  var stage: Stage
  var sources: [String]
  var moduleName: String
  /// The Swift language mode, `5` or `6`.
  var languageMode: String
  /// Whether the sources are a script, which can have top-level statements.
  var isScript: Bool
  var flags: [String]
  /// The folder for files that the compiler writes.
  var scratch: String
  /// A name that distinguishes the files of this run from the files of other runs in `scratch`.
  var label: String
  /// The folder where runs share compiled C modules; nil to use a folder in `scratch`.
  var moduleCache: String?

  public init(
    toolchain: Toolchain, stage: Stage, sources: [String], moduleName: String, languageMode: String = "6",
    isScript: Bool = false,
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

  /// The result of a compiler run.
  public struct Outcome: Sendable {
    public var diagnostics: [CompilerDiagnostic]
    /// The reason why the compiler crashed, failed, or was killed; nil if the compiler ended normally.
    public var crash: String?
    /// Whether the compiler did not end within the time limit.
    public internal(set) var timedOut = false
    /// Whether the compiler was killed because it exceeded a limit on time, output, or disk use.
    var exceededLimit = false

    public var hasErrors: Bool { crash != nil || diagnostics.contains(where: \.isError) }

    /// Whether the compiler may have failed because of a damaged file in the cache folder for C modules.
    func mayComeFrom(_ moduleCache: String) -> Bool {
      if crash != nil { return !exceededLimit }
      return diagnostics.contains { $0.isError && $0.message.contains(moduleCache) }
    }
  }

  /// Compiles the sources. The outcome contains the errors in the sources. The function throws only if the compiler
  /// cannot be started.
  ///
  /// The compiler reuses the C modules in `moduleCache`, which earlier runs compiled. If a damaged module may be the
  /// reason for a failure, the compiler runs a second time, with an empty folder for C modules. If the second run has
  /// no such failure, a module in `moduleCache` was probably damaged, so `moduleCache` is removed.
  public func run(processes: ProcessRunner, timeLimit: Duration = .seconds(600)) throws -> Outcome {
    let outcome = try runOnce(processes: processes, timeLimit: timeLimit)
    guard let moduleCache, outcome.mayComeFrom(moduleCache) else { return outcome }
    var fresh = self
    fresh.moduleCache = nil
    let second = try fresh.runOnce(processes: processes, timeLimit: timeLimit)
    guard !second.mayComeFrom(fresh.scratch + "/modules") else { return outcome }
    // Another run may be using the folder. So rename the folder before removing it, which makes all its files disappear
    // at once. The compiler of the other run then fails, and the other run starts its compiler again.
    let damaged = "\(moduleCache).damaged-\(UInt64.random(in: 0...UInt64.max))"
    if rename(moduleCache, damaged) == 0 { FileSystem.remove(damaged) }
    return second
  }

  private func runOnce(processes: ProcessRunner, timeLimit: Duration) throws -> Outcome {
    let record = "\(scratch)/\(label).dia"
    let arguments = arguments(diagnosticsPath: record)
    var policy = SandboxPolicy.tool(folder: scratch, readable: [toolchain.root], arguments: arguments)
    if let moduleCache {
      try FileSystem.makeFolder(moduleCache)
      policy.writable.append(moduleCache)
    }
    let command = Command(
      toolchain.frontend, arguments, directory: scratch, timeLimit: timeLimit, memoryLimit: 16 << 30,
      outputLimit: stage.isPartial ? Self.partialOutputLimit : Self.outputLimit, endsAtOutputLimit: !stage.isPartial,
      sandbox: policy)
    let result = try processes.run(command)
    if let limit = command.exceededLimit(in: result) {
      return Outcome(diagnostics: [], crash: limit, timedOut: result.timedOut, exceededLimit: true)
    }
    let diagnostics: [CompilerDiagnostic]
    if !stage.primaryFiles.isEmpty {
      diagnostics = CompilerDiagnostic.errors(in: result.errorText)
    } else {
      diagnostics = (try? files.read(record)).flatMap { SerializedDiagnostics($0)?.diagnostics } ?? []
    }
    if let signal = result.signal {
      return Outcome(diagnostics: diagnostics, crash: "the compiler crashed (signal \(signal))")
    }
    if !result.succeeded, !diagnostics.contains(where: \.isError) {
      let lines = result.errorText.split(separator: "\n")
      let line = lines.first { $0.contains("error:") } ?? lines.first
      let said = line.map { String($0).replacing("<unknown>:0: error: ", with: "") } ?? "status \(result.status)"
      return Outcome(diagnostics: diagnostics, crash: said.contains(scratch) ? "the compiler failed" : said)
    }
    return Outcome(diagnostics: diagnostics)
  }

  /// The maximum number of bytes that the compiler may print before it is killed. A macro prints to the compiler's
  /// standard error, and its output may be endless. The text of thousands of diagnostics stays below this limit.
  private static let outputLimit = 16 << 20
  /// The number of bytes of output to keep for incomplete code, which may have an error in every line. Further output
  /// is dropped.
  private static let partialOutputLimit = 1 << 20

  /// Returns the compiler's arguments, without the path of the compiler itself.
  func arguments(diagnosticsPath: String) -> [String] {
    var list = ["-frontend"]
    switch stage {
    case .typeCheck: list += ["-typecheck"]
    // Use the option for emitting a module, since it is the fastest way to run all checks. Other options also print or
    // optimize code.
    case .check: list += ["-emit-module", "-o", "\(scratch)/\(label).swiftmodule"]
    case .object(let path): list += ["-c", "-Onone", "-o", path]
    // A module for other modules needs no function bodies, and checking them takes most of the time.
    case .partialModule(let path), .declarations(let path):
      let skipped = stage == .declarations(path) ? "all" : "non-inlinable"
      list += ["-emit-module", "-experimental-allow-module-with-compiler-errors"]
      list += ["-experimental-skip-\(skipped)-function-bodies", "-o", path]
    case .signatures: list += ["-typecheck", "-experimental-skip-all-function-bodies"]
    case .objects(_, let paths): list += ["-c", "-Onone"] + paths.flatMap { ["-o", $0] }
    case .index(let store, _):
      list += ["-typecheck", "-experimental-allow-module-with-compiler-errors", "-index-store-path", store]
    case .tree(let path): list += ["-dump-ast", "-dump-ast-format", "json", "-o", path]
    }
    // The object files are in the order of the sources.
    list += sources.flatMap { stage.primaryFiles.contains($0) ? ["-primary-file", $0] : [$0] }
    if case .index = stage {
      // The index identifies each source file by the path of its object file. An indexing run writes no object files,
      // so use the path of the source file with `.o` added. No file needs to exist at this path.
      list += sources.filter(stage.primaryFiles.contains).flatMap { ["-index-unit-output-path", $0 + ".o"] }
    }
    list += ["-module-name", moduleName, "-target", toolchain.triple, "-swift-version", languageMode]
    if !isScript { list.append("-parse-as-library") }
    if stage.primaryFiles.isEmpty { list += ["-serialize-diagnostics-path", diagnosticsPath] }
    if stage.isPartial {
      list += [
        "-solver-memory-threshold=\(Self.partialSolverMemory)", "-solver-scope-threshold=\(Self.partialSolverSteps)",
      ]
    }
    list += ["-debug-diagnostic-names", "-diagnostic-style=llvm"]
    list += [
      "-in-process-plugin-server-path", toolchain.macroServer, "-plugin-path",
      toolchain.root + "/lib/swift/host/plugins",
    ]
    #if os(Linux)
      list.append("-disable-objc-interop")
    #endif
    return list + ["-module-cache-path", moduleCache ?? scratch + "/modules"] + flags
  }
}

extension Command {
  /// Returns a message about the limit that the compiler exceeded; nil if it exceeded no limit.
  fileprivate func exceededLimit(in result: ProcessResult) -> String? {
    if result.timedOut { return "the compiler did not end within \(timeLimit ?? .zero)" }
    if result.filledDisk { return "the compiler, or a macro that it ran, wrote too much to the disk" }
    if result.wasCut, endsAtOutputLimit {
      return "the compiler, or a macro that it ran, printed more than \(outputLimit >> 20) MB"
    }
    return nil
  }
}

extension Toolchain {
  /// The path of the library that expands the macros of the toolchain.
  var macroServer: String {
    #if os(Linux)
      root + "/lib/swift/host/libSwiftInProcPluginServer.so"
    #else
      root + "/lib/swift/host/libSwiftInProcPluginServer.dylib"
    #endif
  }
}

import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain

/// Compiles or indexes targets although parts of them do not compile on this machine. To compile them, what does not
/// compile is replaced in a copy, at the smallest possible place.
///
/// The project's own files are not changed. A target that SwiftPM built is used as it is.
public struct TolerantBuild: Sendable {
  /// The absolute path of the folder that source paths are relative to.
  var root: String
  /// The folder for copies, generated modules, and objects. Builds and indexes need different folders.
  var scratch: String
  var toolchain: Toolchain
  /// Limn's SwiftUI modules; nil if there are none. Without them, targets can only be indexed.
  public var bundled: BundledModules?
  /// The package that SwiftPM built; nil if it built none.
  public var package: BuiltPackage?
  /// The platform of each target, such as `macOS`, for conditions like `#if os(…)`. The default is `iOS`.
  public var platforms: [String: String] = [:]
  /// The compiler flags that the project of each target sets.
  public var flags: [String: [String]] = [:]
  /// The time limit for one run of the compiler that indexes. All runs for one target together may take twice as long.
  /// When this time is over, the rest of the target is not indexed.
  var indexTimeLimit: Duration = .seconds(120)
  public var jobs: Int?
  public var processes = ProcessRunner.local
  public var files = FileSystem.local

  public init(root: String, scratch: String, toolchain: Toolchain, bundled: BundledModules?) {
    self.root = root
    self.scratch = scratch
    self.toolchain = toolchain
    self.bundled = bundled
  }

  /// Whether the modules that replaced code needs were found.
  public var canRun: Bool { bundled?.objects["ReplacedParts"] != nil }

  /// Compiles the named targets and their dependencies, except for those that SwiftPM built.
  public func build(
    _ names: Set<String>, in description: PackageDescription, progress: (String) -> Void = { _ in }
  ) throws -> TolerantPackage {
    guard let bundled else {
      throw EnvironmentFailure("targets that SwiftPM does not build need Limn's SwiftUI modules, which are missing")
    }
    var result = TolerantPackage(built: package ?? BuiltPackage(bundled: bundled, root: root, scratch: scratch))
    result.built.description = description
    result.built.root = root
    result.built.linksUIKit = true
    if result.built.bundled == nil { result.built = result.built.adding(bundled) }
    let compiled = description.withDependencies(names).filter { name in
      guard let target = description.target(named: name), target.kind != .test else { return false }
      return package?.objects[name] == nil && target.isSwift
    }
    for target in Self.batches(compiled, in: description).joined() {
      progress(target.name)
      let keys = description.closure(of: target.name).sorted().compactMap { result.built.content.targets[$0] }
      let isImported = description.targets.contains { $0.kind != .test && $0.dependencies.contains(target.name) }
      var module = ModuleBuild(self, target, dependencies: keys, isImported: isImported)
      let made = try module.run(progress: { progress("\(target.name): \($0)") })
      result.built.content.targets[target.name] = made.digest
      if let failure = made.failure { result.failures[target.name] = failure }
      if made.objects.isEmpty { continue }
      result.built.objects[target.name] = made.objects
      result.compiled.insert(target.name)
      for part in made.parts { result.parts[part.id] = part }
    }
    result.built.description.targets.removeAll { result.built.objects[$0.name] == nil && $0.isSwift }
    result.built.modulesFolders.insert(modules, at: 0)
    result.built.modulesFolders.append(stubModules)
    result.stubs = StubModules(build: self).names
    return result
  }

  /// The folder of the compiled modules.
  var modules: String { scratch + "/modules" }
  /// The folder of the generated modules, which declare nothing.
  var stubModules: String { scratch + "/stubs" }
  var moduleCache: String { BuiltPackage.moduleCache(besides: [], in: scratch, or: scratch) }

  func folder(of target: PackageTarget) -> String { "\(scratch)/targets/\(target.name.replacing("/", with: "_"))" }
  /// The path of the module that other targets import.
  func module(of target: PackageTarget) -> String { "\(modules)/\(target.module).swiftmodule" }

  /// Whether the target can import UIKit.
  public func hasUIKit(_ target: PackageTarget) -> Bool {
    platforms[target.name] != "macOS" && bundled?.uiKitFlags != nil
  }

  /// What a target is compiled with besides its sources and its dependencies.
  func settings(of target: PackageTarget) -> [String] {
    [
      "tolerant/15", toolchain.version, bundled?.content ?? "", target.module, platforms[target.name] ?? "",
      "\(flags(of: target))",
    ]
  }

  func compile(
    _ stage: SwiftFrontend.Stage, _ sources: [String], of target: PackageTarget, in folder: String, label: String,
    timeLimit: Duration
  ) throws -> SwiftFrontend.Outcome {
    let folders = [modules] + (package?.modulesFolders ?? []) + [stubModules]
    let plugins = (package?.plugins ?? []).filter { $0 != bundled?.plugin }.flatMap(\.flags)
    var flags =
      (bundled?.compilerFlags ?? []) + folders.flatMap { ["-I", $0] } + (package?.importFlags ?? []) + plugins
    // What nearly every module re-exports on Apple's platforms, and what stands for code that does not compile. SwiftUI
    // itself has the parts of Core Data that are property wrappers and, on macOS, re-exports AppKit.
    let modules = [
      "Foundation", "Combine", "Observation", "FoundationNetworking", "FoundationLocalization", "ReplacedParts",
      "CoreData",
    ]
    let implicit = canRun ? modules + (platforms[target.name] == "macOS" ? ["AppKit"] : []) : []
    flags += implicit.flatMap { ["-import-module", $0] }
    flags += [
      // The name that SwiftPM gives the package. All targets have it, since code that sees more means the same.
      "-package-name", String(root.fileName.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }),
      "-enable-testing", "-enable-bare-slash-regex", "-suppress-warnings",
      "-entry-point-function-name", "\(target.module)_main", "-D", "DEBUG",
      // As in Swift 6. Code in the mode of Swift 5 is valid with it too.
      "-enable-upcoming-feature", "IsolatedDefaultValues",
      // An expression with unknown names can take the type checker minutes.
      "-solver-expression-time-threshold=10",
    ]
    if hasUIKit(target) { flags += bundled?.uiKitFlags ?? [] }
    return try SwiftFrontend(
      toolchain: toolchain, stage: stage, sources: sources, moduleName: target.module, languageMode: "5",
      flags: flags + self.flags(of: target), scratch: folder,
      label: label, moduleCache: moduleCache
    ).run(processes: processes, timeLimit: timeLimit)
  }

  /// The flags that the project of the target sets, or those for the conditions with which SwiftPM compiles it.
  private func flags(of target: PackageTarget) -> [String] {
    if let flags = flags[target.name] { return flags }
    guard target.manifest.hasSuffix("Package.swift") else { return [] }
    return ["-DSWIFT_PACKAGE"] + Self.conditions(in: (try? files.text("\(root)/\(target.manifest)")) ?? "")
  }

  /// The flags for the isolation and for the conditions on iOS that a manifest sets for any of its targets.
  static func conditions(in manifest: String) -> [String] {
    (manifest.contains(".defaultIsolation(MainActor.self)") ? ["-default-isolation", "MainActor"] : [])
      + manifest.matches(of: /\.define\(\s*"(\w+)"(?:\s*,\s*\.when\(\s*platforms:\s*\[([^\]]*))?/).filter {
        $0.output.2?.split { !$0.isLetter }.contains("iOS") ?? true
      }.map { "-D\($0.output.1)" }
  }
}

/// The modules of a tolerant build, joined with those that SwiftPM built.
public struct TolerantPackage: Sendable {
  public var built: BuiltPackage
  /// The replaced parts of all targets, by their ids.
  public var parts: [String: ReplacedPart] = [:]
  /// The names of the targets that this build compiled.
  public var compiled: Set<String> = []
  /// The names of those that previews need. If such a target does not build at all, that is only a reason why a preview
  /// is drawn without some code.
  public var tolerated: Set<String> = []
  /// Whether the package does not build because this machine lacks modules or names, so that its code may be right.
  public var lacksNames = false
  /// The targets that could not be compiled at all, with the reason.
  public var failures: [String: String] = [:]
  /// The names of the generated modules.
  public var stubs: Set<String> = []
  /// The modules of the targets that this build compiled.
  public var modules: Set<String> {
    Set(built.description.targets.filter { compiled.contains($0.name) }.map(\.module))
  }

  public init(built: BuiltPackage) { self.built = built }

  /// Whether this build compiled the target and replaced nothing in it.
  public func isWhole(_ target: PackageTarget) -> Bool {
    compiled.contains(target.name) && !parts.values.contains { target.sources.contains($0.location.path) }
  }
}

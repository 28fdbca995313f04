public import LimnDiagnostics
import Foundation
public import LimnPlatform

/// A debug build of the package that is documented, in a scratch folder of its own: with an index store and importable for testing.
///
/// SwiftPM is not started at all if the digest of sources, manifest and toolchain is that of the last good build.
public struct PackageBuild: Sendable {
  /// The package's root folder, absolute.
  public var root: String
  /// The scratch folder, absolute.
  public var scratch: String
  public var toolchain: Toolchain
  /// Names of the targets to build, with what they need and their tests; empty for all.
  public var targets: [String]
  /// Names of targets that are built besides if the package has them, such as the host of previews.
  public var companions: [String] = []
  /// Modules for sources that import one of them where nothing else has one of that name.
  public var bundled: BundledModules?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    root: String, scratch: String? = nil, toolchain: Toolchain, targets: [String] = [], processes: ProcessRunner = .local,
    files: FileSystem = .local
  ) {
    self.root = root
    self.scratch = scratch ?? root + "/.build/limn/package"
    self.toolchain = toolchain
    self.targets = targets
    self.processes = processes
    self.files = files
  }
}

extension PackageBuild {
  /// Builds what has changed. What does not compile gives diagnostics at its lines and no package; a missing tool throws.
  ///
  /// `progress` is told the name of each target before SwiftPM is started for it.
  public func build(progress: (String) -> Void = { _ in }) throws(EnvironmentFailure) -> (package: BuiltPackage?, diagnostics: [Diagnostic])
  {
    if let last = lastBuild() { return (last.built, last.warnings) }
    let (description, problems) = try PackageDescription.read(root: root, scratch: scratch, toolchain: toolchain, processes: processes)
    guard let description else { return (nil, problems) }
    let (names, mistakes) = chosen(in: description)
    guard mistakes.isEmpty else { return (nil, mistakes) }
    // Taken first, so that a file saved during the build is compiled again by the next one.
    let digest = try digest(of: description, targets: names)
    let moduleUse = try moduleUse(to: description, targets: names)
    let roots = description.roots(of: names)
    var bundled = moduleUse == .none ? nil : bundled
    var diagnostics = try build(roots, bundled, progress)
    var warnings: [Diagnostic] = []
    if moduleUse == .optional, let first = diagnostics.first, try build(roots, nil, progress).isEmpty {
      let text = "built without Limn's SwiftUI, with which it does not compile: \(first.message)"
      warnings = [.warning("built-without-swiftui", text, at: first.location)]
      (bundled, diagnostics) = (nil, [])
    }
    guard diagnostics.isEmpty else { return (nil, Set(diagnostics.map(explained)).sorted()) }
    var built = try BuildManifest(scratch: scratch, files: files).package(root: root, description: description, digest: digest)
    if let bundled { built = built.adding(bundled) }
    try write(BuildRecord(targets: targets, built: built, warnings: warnings))
    return (built, warnings)
  }

  private func build(
    _ roots: [String], _ bundled: BundledModules?, _ progress: (String) -> Void
  ) throws(EnvironmentFailure) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for name in roots {
      progress(name)
      let problems = try build(target: name, bundled)
      diagnostics += problems
      // What has no line of its own is about the package as a whole: every other target would say the same.
      if problems.contains(where: { $0.location?.path == "Package.swift" }) { break }
    }
    return diagnostics
  }
}

/// What is kept of the last good build.
private struct BuildRecord: Codable {
  static let format = StoredFormat<BuildRecord>("build-record", version: 1)

  var targets: [String]
  var built: BuiltPackage
  var warnings: [Diagnostic]
}

extension PackageBuild {
  private var recordPath: String { scratch + "/limn-build.json" }

  private func lastBuild() -> BuildRecord? {
    guard let bytes = try? files.read(recordPath), let record = BuildRecord.format.value(inFile: bytes), record.targets == targets,
      record.built.root == root,
      files.isFolder(record.built.indexStore),
      record.built.modulesFolders.allSatisfy(files.isFolder), case let (names, mistakes) = chosen(in: record.built.description),
      mistakes.isEmpty, (try? digest(of: record.built.description, targets: names)) == record.built.digest
    else { return nil }
    return record
  }

  private func write(_ record: BuildRecord) throws(EnvironmentFailure) {
    do { try files.write(recordPath, BuildRecord.format.file(record)) } catch { throw error.failure }
  }

  private func chosen(in description: PackageDescription) -> (Set<String>, [Diagnostic]) {
    let known = description.targets.map(\.name)
    let place = Location(path: "Package.swift")
    if known.isEmpty { return ([], [.error("package-without-targets", "package '\(description.name)' has no targets", at: place)]) }
    if targets.isEmpty { return (Set(description.targets.filter(\.isBuildable).map(\.name)), []) }
    let unknown = targets.filter { !known.contains($0) }.map { name in
      Diagnostic.error(
        "unknown-target", "no target is named '\(name)' in package '\(description.name)'" + Suggestion.hint(for: name, among: known),
        at: place)
    }
    let tests = description.targets.filter { $0.kind == .test && !Set($0.dependencies).isDisjoint(with: targets) }
    return (Set(targets + companions.filter(known.contains) + tests.map(\.name)), unknown)
  }

  private func build(target: String, _ bundled: BundledModules?) throws(EnvironmentFailure) -> [Diagnostic] {
    let flags = (bundled?.compilerFlags ?? []).flatMap { ["-Xswiftc", $0] }
    let package = PackageCommand(root: root, scratch: scratch, toolchain: toolchain, files: files)
    let command = try package.command("build", ["--target", target, "--enable-index-store"] + flags)
    let result = try package.run(command, processes: processes)
    if result.succeeded { return [] }
    return BuildLog(text: result.outputText + "\n" + result.errorText, root: root).diagnostics(of: "target '\(target)'")
  }

  /// Of the toolchain, the manifest and every file in the folders of the targets and of packages that are depended on by path.
  private func digest(of description: PackageDescription, targets names: Set<String>) throws(EnvironmentFailure) -> String {
    let all = names.union(names.flatMap(description.closure))
    let folders = Set(description.targets.filter { all.contains($0.name) }.map { root + "/" + $0.path } + description.localDependencies)
    var parts: [[UInt8]] = [toolchain.version, root, bundled?.digest ?? ""].map { Array($0.utf8) }
    do {
      for name in try files.list(root) where name.hasPrefix("Package") && (name.hasSuffix(".swift") || name.hasSuffix(".resolved")) {
        parts += [Array(name.utf8), try files.read(root + "/" + name)]
      }
      for folder in folders.sorted() where files.isFolder(folder) {
        for path in try files.files(below: folder) { parts += [Array("\(folder)/\(path)".utf8), try files.read("\(folder)/\(path)")] }
      }
    } catch {
      throw error.failure
    }
    return Digest(ofParts: parts).hex
  }
}

extension PackageTarget {
  /// Whether `swift build --target` makes a module of it.
  fileprivate var isBuildable: Bool { kind != .system && kind != .binary && kind != .plugin && kind != .snippet }
}

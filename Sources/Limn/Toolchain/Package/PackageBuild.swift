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
  /// Gets all that SwiftPM printed in each run that failed.
  public var log: (@Sendable (String) -> Void)?
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
  /// Builds what has changed. What does not compile gives diagnostics at its lines and is missing in the package; there is no package where
  /// nothing but tests is left. A missing tool throws.
  ///
  /// `progress` gets the name of each target before SwiftPM is started for it.
  public func build(progress: (String) -> Void = { _ in }) throws(EnvironmentFailure) -> (package: BuiltPackage?, diagnostics: [Diagnostic])
  {
    let moved = try BuildLocation(root: root, scratch: scratch, files: files).prepare()
    if let last = lastBuild() { return (last.package, last.warnings) }
    try removeRecord()
    let (package, diagnostics) = try buildAgain(progress)
    return (package, (moved.map { [$0] } ?? []) + diagnostics)
  }

  private func buildAgain(_ progress: (String) -> Void) throws(EnvironmentFailure) -> (package: BuiltPackage?, diagnostics: [Diagnostic]) {
    let (description, problems) = try PackageDescription.read(root: root, scratch: scratch, toolchain: toolchain, processes: processes)
    guard let description else { return (nil, problems) }
    let (names, mistakes) = chosen(in: description)
    guard mistakes.isEmpty else { return (nil, mistakes) }
    // Taken first, so that a file saved during the build is compiled again by the next one.
    let digest = try digest(of: description, targets: names)
    let moduleUse = try moduleUse(to: description, targets: names)
    var bundled = moduleUse == .none ? nil : bundled
    var builds = try build(names, of: description, bundled, progress)
    var warnings: [Diagnostic] = []
    if moduleUse == .optional, let first = builds.errors.first {
      let plain = try build(names, of: description, nil, progress)
      if plain.errors.isEmpty {
        let text = "built without Limn's SwiftUI, with which it does not compile: \(first.message)"
        warnings = [.warning("built-without-swiftui", text, at: first.location)]
        (bundled, builds) = (nil, plain)
      }
    }
    warnings += builds.warnings
    let failed = builds.missing(of: names)
    let errors = Set(builds.errors.map(explained)).sorted()
    guard description.targets.contains(where: { names.contains($0.name) && !failed.contains($0.name) && $0.kind != .test }) else {
      return (nil, errors + warnings)
    }
    var built = try BuildManifest(scratch: scratch, files: files).package(root: root, description: description, digest: digest)
    if let bundled { built = built.adding(bundled) }
    let record = BuildRecord(targets: targets, built: built, failed: failed.sorted(), warnings: warnings)
    if errors.isEmpty { try write(record) }
    return (record.package, errors + warnings)
  }

  private func build(
    _ names: Set<String>, of description: PackageDescription, _ bundled: BundledModules?, _ progress: (String) -> Void
  ) throws(EnvironmentFailure) -> TargetBuilds {
    var builds = TargetBuilds(description)
    try builds.run(description.roots(of: names)) { name throws(EnvironmentFailure) in
      progress(name)
      return try build(target: name, bundled)
    }
    return builds
  }
}

/// What is kept of the last good build.
private struct BuildRecord: Codable {
  static let format = StoredFormat<BuildRecord>("build-record", version: 2)

  var targets: [String]
  var built: BuiltPackage
  /// Names of the targets that did not build.
  var failed: [String]
  var warnings: [Diagnostic]

  /// What others see of it.
  var package: BuiltPackage { built.without(targets: Set(failed)) }
}

extension PackageBuild {
  private var recordPath: String { scratch + "/limn-build.json" }

  private func lastBuild() -> BuildRecord? {
    guard let bytes = try? files.read(recordPath), let record = BuildRecord.format.value(inFile: bytes), record.targets == targets,
      record.built.root == root,
      files.isFolder(record.built.indexStore), record.built.objects.values.joined().allSatisfy(files.exists),
      record.built.plugins.allSatisfy({ files.exists($0.executable) }),
      record.built.modulesFolders.allSatisfy(files.isFolder), case let (names, mistakes) = chosen(in: record.built.description),
      mistakes.isEmpty, (try? digest(of: record.built.description, targets: names)) == record.built.digest
    else { return nil }
    return record
  }

  /// A build that fails or is stopped leaves objects that belong to no digest, so that the record must not outlive its start.
  private func removeRecord() throws(EnvironmentFailure) {
    guard files.exists(recordPath) else { return }
    do { try files.write(recordPath, []) } catch { throw error.failure }
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
    let text = result.outputText + "\n" + result.errorText
    log?(text)
    return BuildLog(text: text, root: root).diagnostics(of: "target '\(target)'")
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

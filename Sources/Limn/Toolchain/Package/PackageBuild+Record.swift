import LimnDiagnostics
import LimnPlatform

/// The record of the last successful build.
struct BuildRecord: Codable {
  static let format = StoredFormat<BuildRecord>("build-record", version: 13)

  /// The names of the targets to build, from the settings.
  var targets: [String]
  /// The names of all targets that the build was for, with companions and tests.
  var names: [String]
  var built: BuiltPackage
  /// The names of the targets that did not build.
  var failed: [String]
  var warnings: [Diagnostic]

  /// The package without the failed targets.
  var package: BuiltPackage { built.without(targets: Set(failed)) }
}

extension PackageBuild {
  private var recordPath: String { scratch + "/limn-build.json" }

  /// Returns the record of the last build if nothing changed after it. The last build can also be for more companions
  /// than this one. For example, `limn build` needs the modules that articles list, and `limn check FILE` does not.
  func lastBuild() -> BuildRecord? {
    guard let bytes = try? files.read(recordPath), let record = BuildRecord.format.value(inFile: bytes),
      record.targets == targets,
      record.built.root == root,
      files.isFolder(record.built.indexStore), record.built.objects.values.joined().allSatisfy(files.exists),
      record.built.plugins.allSatisfy({ files.exists($0.executable) }),
      record.built.modulesFolders.allSatisfy(files.isFolder),
      case let (names, mistakes) = chosen(in: record.built.description),
      mistakes.isEmpty, names.isSubset(of: record.names),
      let content = try? content(of: record.built.description, targets: Set(record.names)),
      digest(content) == record.built.digest
    else { return nil }
    return names.count == record.names.count ? record : limited(record, to: names, content)
  }

  /// Returns the record that a build of fewer targets would have written; nil if this is not known, since a target did
  /// not build.
  private func limited(_ record: BuildRecord, to names: Set<String>, _ content: PackageContent) -> BuildRecord? {
    guard record.failed.isEmpty, record.warnings.isEmpty else { return nil }
    let needed = record.built.description.withDependencies(names)
    var (limited, content) = (record, content)
    content.targets = content.targets.filter { needed.contains($0.key) }
    limited.names = names.sorted()
    limited.built.digest = digest(content)
    limited.built.content.targets = content.targets
    return limited
  }

  /// The package of a record. A record can contain bundled modules without a digest of their content. So the recorded
  /// modules are replaced with the modules of this run.
  func package(of record: BuildRecord) -> BuiltPackage {
    var package = record.package
    if package.bundled != nil, let bundled { package.bundled = bundled }
    return package
  }

  /// Removes the record before a build starts. A build that fails or is interrupted leaves objects that do not match
  /// the recorded digest.
  func removeRecord() throws {
    guard files.exists(recordPath) else { return }
    try files.write(recordPath, [])
  }

  func write(_ record: BuildRecord) throws {
    try files.write(recordPath, BuildRecord.format.file(record))
  }
}

import LimnDiagnostics
import LimnPlatform

/// The record of the last build that succeeded, or that failed only because sources do not compile.
struct BuildRecord: Codable {
  static let format = StoredFormat<BuildRecord>("build-record", version: 16)

  /// The names of the targets to build, from the settings.
  var targets: [String]
  /// The names of all targets that the build was for, with companions and tests.
  var names: [String]
  /// The addresses of the dependencies that could not be fetched, and without which the package was built.
  var omitted: [String]
  /// The package; without an index if nothing was built but tests.
  var built: BuiltPackage
  /// The names of the targets that did not build.
  var failed: [String]
  var diagnostics: [Diagnostic]
  /// Whether the same compiler has the same errors in the same sources. A build that failed for another reason is not
  /// stored, since its reason can disappear although no source changes.
  var isRepeatable: Bool

  /// The package without the failed targets; nil if nothing was built but tests.
  var package: BuiltPackage? { built.indexStore.isEmpty ? nil : built.without(targets: Set(failed)) }

  /// Whether the build had no errors and all dependencies.
  var isComplete: Bool { omitted.isEmpty && !diagnostics.hasErrors }

  /// Whether the files of the package still exist.
  var isUsable: Bool {
    guard let package else { return true }
    return files.isFolder(package.indexStore) && package.objects.values.joined().allSatisfy(files.exists)
      && package.plugins.allSatisfy { files.exists($0.executable) } && package.modulesFolders.allSatisfy(files.isFolder)
  }
}

extension PackageBuild {
  var recordPath: String { scratch + "/limn-build.json" }

  /// Returns the record of the last build if nothing changed after it. The last build can also be for more companions
  /// than this one. For example, `limn build` needs the modules that articles list, and `limn check FILE` does not.
  func lastBuild() -> BuildRecord? {
    guard let bytes = try? files.read(recordPath), var record = BuildRecord.format.value(inFile: bytes),
      record.targets == targets,
      record.built.root == root, record.isUsable,
      case let (names, mistakes) = chosen(in: record.built.description),
      mistakes.isEmpty, names.isSubset(of: record.names),
      let content = try? omitting(record.omitted).content(of: record.built.description, targets: Set(record.names)),
      digest(content) == record.built.digest
    else { return nil }
    // The record can contain bundled modules without a digest of their content.
    if record.built.bundled != nil, let bundled { record.built.bundled = bundled }
    return names.count == record.names.count ? record : limited(record, to: names, content)
  }

  /// Returns the record that a build of fewer targets would have written; nil if this is not known, since a target did
  /// not build.
  private func limited(_ record: BuildRecord, to names: Set<String>, _ content: PackageContent) -> BuildRecord? {
    guard record.failed.isEmpty, record.diagnostics.isEmpty else { return nil }
    let needed = record.built.description.withDependencies(names)
    var (limited, content) = (record, content)
    content.targets = content.targets.filter { needed.contains($0.key) }
    limited.names = names.sorted()
    limited.built.digest = digest(content)
    limited.built.content.targets = content.targets
    return limited
  }
}

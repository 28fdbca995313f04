import LimnDiagnostics
import LimnPlatform

/// The record of the last successful build.
struct BuildRecord: Codable {
  static let format = StoredFormat<BuildRecord>("build-record", version: 8)

  var targets: [String]
  var built: BuiltPackage
  /// The names of the targets that did not build.
  var failed: [String]
  var warnings: [Diagnostic]

  /// The package without the failed targets.
  var package: BuiltPackage { built.without(targets: Set(failed)) }
}

extension PackageBuild {
  private var recordPath: String { scratch + "/limn-build.json" }

  func lastBuild() -> BuildRecord? {
    guard let bytes = try? files.read(recordPath), let record = BuildRecord.format.value(inFile: bytes), record.targets == targets,
      record.built.root == root,
      files.isFolder(record.built.indexStore), record.built.objects.values.joined().allSatisfy(files.exists),
      record.built.plugins.allSatisfy({ files.exists($0.executable) }),
      record.built.modulesFolders.allSatisfy(files.isFolder), case let (names, mistakes) = chosen(in: record.built.description),
      mistakes.isEmpty,
      let content = try? content(of: record.built.description, targets: names), digest(content) == record.built.digest
    else { return nil }
    return record
  }

  /// Removes the record before a build starts. A build that fails or is interrupted leaves objects that do not match the recorded digest.
  func removeRecord() throws(EnvironmentFailure) {
    guard files.exists(recordPath) else { return }
    do { try files.write(recordPath, []) } catch { throw error.failure }
  }

  func write(_ record: BuildRecord) throws(EnvironmentFailure) {
    do { try files.write(recordPath, BuildRecord.format.file(record)) } catch { throw error.failure }
  }
}

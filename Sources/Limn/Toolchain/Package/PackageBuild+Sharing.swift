public import LimnDiagnostics
import LimnPlatform

extension PackageBuild {
  /// Returns the package that this machine or another machine built from the same sources, toolchain, and bundled
  /// modules. Returns nil if no such build is known. Starts no program. If another machine built the package, its files
  /// do not exist on this machine.
  public func known() -> (package: BuiltPackage, diagnostics: [Diagnostic])? {
    if let last = lastBuild(), last.isComplete, let package = last.package { return (package, last.diagnostics) }
    guard let cache, let manifest = manifestKey, let stored = cache.read(SharedPackage.descriptions, manifest) else {
      return nil
    }
    let folders = folders
    var description = stored
    description.localDependencies = stored.localDependencies.map(folders.localDependency)
    let (names, mistakes) = chosen(in: description)
    guard mistakes.isEmpty, let content = try? content(of: description, targets: names),
      let shared = cache.read(SharedPackage.format, key(content, names)), !shared.hasBundled || bundled != nil
    else { return nil }
    var record = shared.record
    record.built = record.built.mapPaths(folders.local, dependency: folders.localDependency)
    record.built.digest = digest(content)
    if shared.hasBundled { record.built.bundled = bundled }
    return record.package.map { ($0, record.diagnostics) }
  }

  /// Stores a package that was built without errors, so that ``known()`` can return it.
  func share(_ record: BuildRecord) {
    let names = Set(record.names)
    guard let cache, record.isComplete, record.package != nil, let manifest = manifestKey,
      let content = try? content(of: record.built.description, targets: names)
    else { return }
    let folders = folders
    var shared = SharedPackage(record: record, hasBundled: record.built.bundled != nil)
    shared.record.built = record.built.mapPaths(folders.shared, dependency: folders.sharedDependency)
    shared.record.built.bundled = nil
    shared.record.built.digest = ""
    shared.record.built.modulesElsewhere = Set(record.built.modulesFolders.flatMap(files.modules)).sorted()
    for index in record.diagnostics.indices {
      let warning = record.diagnostics[index]
      shared.record.diagnostics[index].message = folders.shared(warning.message)
      shared.record.diagnostics[index].notes = warning.notes.map { Note(folders.shared($0.message), at: $0.location) }
    }
    cache.write(shared, as: SharedPackage.format, key(content, names))
    cache.write(shared.record.built.description, as: SharedPackage.descriptions, manifest)
  }

  private var folders: SharedFolders {
    SharedFolders(root: root, scratch: scratch, toolchain: toolchain.root, bundled: bundled)
  }

  private func key(_ content: PackageContent, _ names: Set<String>) -> Digest {
    Digest(ofParts: [content.digest.hex, bundled?.content ?? ""] + names.sorted() + ["targets"] + targets)
  }

  /// The cache key of the package's description; nil if a manifest cannot be read. The key covers the toolchain, the
  /// manifests, and the values of the environment variables that the manifests name.
  private var manifestKey: Digest? {
    var parts: [[UInt8]] = [toolchain.version.bytes, (bundled?.content ?? "").bytes]
    let environment = environmentVariables
    for name in files.packageFiles(in: root) {
      guard let bytes = try? files.read(root + "/" + name) else { return nil }
      parts += [name.bytes, bytes]
      for match in bytes.text.matches(of: #/environment\[\s*"(\w+)"/#) {
        parts.append("\(match.1)=\(environment[String(match.1)] ?? "-")".bytes)
      }
    }
    return Digest(ofParts: parts + targets.map(\.bytes))
  }
}

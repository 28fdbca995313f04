import LimnPlatform
import LimnToolchain

/// Computes cache keys for the results of previews. The key of a preview changes only if code that the preview can
/// reach changes.
///
/// The keys are computed from the object files, so they are valid only for one operating system and processor. A key
/// covers the object files that the preview can reach, the preview host, the settings and libraries of the package, and
/// the files that are not compiled, such as resources.
struct ReuseKeys {
  static let format = StoredFormat<String>("preview-results", version: 1, isShared: true)

  let built: BuiltPackage
  let cache: ContentCache
  let jobs: Int
  /// Texts that are part of every key, such as the version of the toolchain.
  let common: [String]
}

extension ReuseKeys {
  /// Returns one key for each of the previews, in the same order. A key is nil if an object file cannot be read, or if
  /// a generated preview has no object file.
  ///
  /// - Parameter synthesized: the object files of generated previews, by the name of the view.
  func keys(
    of previews: [SourcePreview], in target: PackageTarget, synthesized: [String: String]
  ) throws -> [Digest?] {
    let own = built.objects[target.name] ?? []
    let paths = objects(of: target)
    let summaries = concurrentMap(paths + synthesized.values.sorted(), jobs: jobs) { path in
      let summary = (try? cache.files.read(path)).flatMap(ObjectSummary.init(objectFile:))
      return summary.map { LinkedObjects.Part(name: Self.name(of: path), summary: $0) }
    }
    guard !summaries.contains(where: { $0 == nil }) else { return previews.map { _ in nil } }
    let parts = summaries.compactMap(\.self)
    let linked = LinkedObjects(Array(parts.prefix(paths.count)))
    let generated = Dictionary(uniqueKeysWithValues: parts.dropFirst(paths.count).map { ($0.name, $0) })
    let shared = try common + linked.libraries + built.linkFlags + resources(of: target)
    return previews.map { preview in
      var linked = linked
      let roots: [String]
      if preview.synthesized != nil {
        guard let path = synthesized[preview.entry.identity.type], let part = generated[Self.name(of: path)] else {
          return nil
        }
        linked.add(part)
        roots = [part.name]
      } else {
        roots = Self.objects(of: preview.entry.identity.location.path, in: own).map(Self.name)
      }
      let reached = linked.reachable(from: Set(roots))
      return Digest(ofParts: shared + identity(of: preview) + reached.flatMap { [$0.name, $0.summary.digest] })
    }
  }

  /// Returns the texts that identify the preview. The texts of a `#Preview` contain its file name and line, so they
  /// change if the preview moves in the file. The texts of other previews contain no line.
  private func identity(of preview: SourcePreview) -> [String] {
    let identity = preview.entry.identity
    return [
      preview.entry.key.text, identity.module, identity.type, identity.name, identity.slug, identity.origin.rawValue,
      "\(identity.traits)",
    ]
  }

  /// Returns the object files of the target and its dependencies. The object files of the preview host and its
  /// dependencies are left out, since `common` covers them.
  private func objects(of target: PackageTarget) -> [String] {
    var names = built.description.withDependencies([HostProgram.target])
    if built.bundled != nil { names.formUnion(BundledModules.all) }
    let others = Set(names.flatMap { built.objects[$0] ?? [] })
    return built.objects(ofTargets: [target.name]).filter { !others.contains($0) }
  }

  /// Returns the object files that contain the code of a source file: the object file of the source file, or all object
  /// files of the module if the module was compiled as a whole.
  private static func objects(of source: String, in objects: [String]) -> [String] {
    let file = source.fileName
    let own = objects.filter { $0.hasSuffix("/\(file).o") }
    return own.isEmpty ? objects : own
  }

  /// Returns the last two components of a path. Unlike the whole path, they do not depend on the folder in which the
  /// package is built.
  private static func name(of path: String) -> String { path.split(separator: "/").suffix(2).joined(separator: "/") }

  /// Returns the names and digests of the files that are not compiled, in the folders of the target and its
  /// dependencies.
  private func resources(of target: PackageTarget) throws -> [String] {
    var parts: [String] = []
    for name in built.description.withDependencies([target.name]).sorted() {
      guard let target = built.description.target(named: name), built.content.targets[name] != nil else { continue }
      let folder = built.root + "/" + target.path
      guard cache.files.isFolder(folder) else { continue }
      for file in try cache.files.files(below: folder) where !target.sources.contains("\(target.path)/\(file)") {
        parts += ["\(name)/\(file)", cache.digest(ofFile: folder + "/" + file)?.hex ?? ""]
      }
    }
    return parts
  }
}

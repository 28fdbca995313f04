import LimnPlatform
import LimnToolchain

/// Cache keys for the results of previews. The key of a preview changes only if code that the preview can reach changes.
///
/// The keys are computed from the object files, so they are valid only for one operating system and processor. A key
/// covers the object files that the preview can reach, the preview host, the settings and libraries of the package, and
/// the files that are not compiled, such as resources.
extension PreviewExplorer {
  /// Returns one key for each of the previews, in the same order. A key is nil if an object file cannot be read, or if
  /// a generated preview has no object file.
  ///
  /// - Parameter synthesized: the object files of generated previews, by the name of the view.
  func reuseKeys(
    of previews: [SourcePreview], in target: PackageTarget, synthesized: [String: String], cache: ContentCache
  ) throws -> [Digest?] {
    let own = built.objects[target.name] ?? []
    let paths = objects(of: target) + synthesized.values.sorted()
    let read = concurrentMap(paths.grouped(by: \.parentFolder).sortedByKey.map(\.value), jobs: jobs) {
      ObjectFile.read($0, toolchain: toolchain, processes: processes)
    }
    guard !read.contains(where: { $0 == nil }) else { return previews.map { _ in nil } }
    let linked = LinkedObjects(read.compactMap(\.self).flatMap(\.self))
    let shared =
      try [options, built.contentDigest(ofTargets: [HostProgram.target]).hex] + linked.libraries + built.linkFlags
      + resources(of: target, cache)
    return previews.map { preview in
      let identity = preview.entry.identity
      let roots =
        preview.synthesized == nil
        ? Self.objects(of: identity.location.path, in: own) : synthesized[identity.type].map { [$0] }
      guard let roots else { return nil }
      let reached = linked.reachable(from: Set(roots.map(ObjectFile.name)))
      return Digest(ofParts: shared + Self.parts(of: preview.entry) + reached.flatMap { [$0.name, $0.digest.hex] })
    }
  }

  /// Returns the texts that identify the preview. The texts of a `#Preview` contain its file name and line, so they
  /// change if the preview moves in the file. The texts of other previews contain no line.
  private static func parts(of entry: DiscoveredPreviews.Entry) -> [String] {
    let identity = entry.identity
    return [
      entry.key.text, identity.module, identity.type, identity.name, identity.slug, identity.origin.rawValue,
      "\(identity.traits)",
    ]
  }

  /// Returns the object files of the target and its dependencies. The object files of the preview host and its
  /// dependencies are left out, since the keys cover them.
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

  /// Returns the names and digests of the files that are not compiled, in the folders of the target and its
  /// dependencies.
  private func resources(of target: PackageTarget, _ cache: ContentCache) throws -> [String] {
    var parts: [String] = []
    for name in built.description.withDependencies([target.name]).sorted() {
      guard let target = built.description.target(named: name), built.content.targets[name] != nil else { continue }
      let folder = built.root + "/" + target.path
      guard files.isFolder(folder) else { continue }
      for file in try files.files(below: folder) where !target.sources.contains("\(target.path)/\(file)") {
        parts += ["\(name)/\(file)", cache.digest(ofFile: folder + "/" + file)?.hex ?? ""]
      }
    }
    return parts
  }
}

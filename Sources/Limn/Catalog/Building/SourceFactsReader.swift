import LimnPlatform
import LimnToolchain

/// Reads the syntax of sources in parallel, and caches the facts by each file's content.
struct SourceFactsReader {
  var root: String
  var cache: ContentCache?
  var jobs: Int?
  var files: FileSystem

  /// The facts of all sources of the targets, sorted by path. A removed file is left out.
  func facts(of targets: [PackageTarget]) throws -> [(facts: FileFacts, target: PackageTarget)] {
    let sources = targets.flatMap { target in
      target.sources.filter { $0.hasSuffix(".swift") }.map { (path: $0, target: target) }
    }
    let (root, cache, files) = (root, cache, files)
    let found = try concurrentMap(
      sources.sorted { $0.path < $1.path }, jobs: jobs,
      { source throws -> (facts: FileFacts, target: PackageTarget)? in
        // The file may have been removed after the package was listed.
        guard let bytes = try files.readIfPresent(root + "/" + source.path) else { return nil }
        let key = Digest(ofParts: [source.path.bytes, bytes])
        if let known = cache?.read(SourceReader.format, key) { return (known, source.target) }
        let facts = SourceReader.read(bytes.text, path: source.path)
        cache?.write(facts, as: SourceReader.format, key)
        return (facts, source.target)
      })
    return found.compactMap(\.self)
  }
}

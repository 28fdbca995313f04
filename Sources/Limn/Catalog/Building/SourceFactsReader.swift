import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnToolchain

/// Reads the syntax of sources, several files at a time, and keeps what it found by the content of each.
struct SourceFactsReader {
  var root: String
  var cache: ContentCache?
  var jobs: Int?
  var files: FileSystem
}

extension SourceFactsReader {
  /// The facts of every source of the targets, sorted by path. A file that is gone is left out.
  func facts(of targets: [PackageTarget]) throws(EnvironmentFailure) -> [(facts: FileFacts, target: PackageTarget)] {
    let sources = targets.flatMap { target in target.sources.filter { $0.hasSuffix(".swift") }.map { (path: $0, target: target) } }
    let (root, cache, files) = (root, cache, files)
    let found = concurrentMap(sources.sorted { $0.path < $1.path }, jobs: jobs) { source -> (FileFacts, PackageTarget)? in
      guard let bytes = try? files.read(root + "/" + source.path) else { return nil }
      let key = Digest(ofParts: [Array(SourceReader.version.utf8), Array(source.path.utf8), bytes])
      if let kept = cache?.read(key), let facts = try? JSONDecoder().decode(FileFacts.self, from: Data(kept)) {
        return (facts, source.target)
      }
      let facts = SourceReader.read(String(decoding: bytes, as: UTF8.self), path: source.path)
      if let cache, let bytes = try? JSONEncoder().encode(facts) { cache.write(key, Array(bytes)) }
      return (facts, source.target)
    }
    return found.compactMap(\.self)
  }
}

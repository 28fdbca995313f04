import LimnCatalog
import LimnConfiguration
import LimnPlatform
import Synchronization

/// Whether there is an Xcode project, which takes a search of all folders. Several steps ask, and the answer does not change within a run.
final class ProjectSearch: Sendable {
  private let results = Mutex<[String: Bool]>([:])
}

extension ProjectSearch {
  func hasXcodeProject(in root: String, projects: [Glob], files: FileSystem) -> Bool {
    results.withLock { results in
      let found = results[root] ?? CodebaseReader.hasXcodeProject(in: root, projects: projects, files: files)
      results[root] = found
      return found
    }
  }
}

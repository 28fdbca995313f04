import LimnCatalog
import LimnConfiguration
import LimnPlatform
import Synchronization

/// Finds out whether there is an Xcode project. This takes a search of all folders, so the answer is stored for the other steps of the run.
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

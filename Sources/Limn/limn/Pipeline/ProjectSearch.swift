import LimnCatalog
import LimnConfiguration
import LimnPlatform
import Synchronization

/// Finds out whether the project has an Xcode project. All folders must be searched, so the answer is stored for the
/// other steps of the run.
final class ProjectSearch: Sendable {
  private let results = Mutex<[String: Bool]>([:])

  func hasXcodeProject(in root: String, projects: [Glob], files: FileSystem) -> Bool {
    results.withLock { results in
      let found = results[root] ?? CodebaseReader.hasXcodeProject(in: root, projects: projects, files: files)
      results[root] = found
      return found
    }
  }
}

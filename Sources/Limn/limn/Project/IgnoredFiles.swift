import LimnDiagnostics
import LimnPages
import LimnPlatform

/// The files of a project that are not part of its repository, and so are never published.
struct IgnoredFiles {
  /// The paths of files and folders that Git ignores, relative to the project's root. Nil if there is no repository.
  private var paths: Set<String>?
  /// Why Git could not list the files that it ignores; nil if it did.
  private(set) var problem: Diagnostic?

  /// The names of folders that count as ignored without a repository, since builds write them.
  private static let buildFolders: Set = ["build", "DerivedData", "Pods", "Carthage", "node_modules", "xcuserdata"]
}

extension IgnoredFiles {
  init(in root: String, processes: ProcessRunner) {
    guard GitHistory.hasRepository(root) else { return }
    // A file system monitor is a program that the repository's configuration can choose.
    let command = Command(
      "git",
      [
        "-C", root, "-c", "core.fsmonitor=false", "ls-files", "-z", "--others", "--ignored", "--exclude-standard",
        "--directory",
      ], timeLimit: .seconds(30))
    let result: ProcessResult
    do { result = try processes.run(command) } catch {
      problem = Self.problem("\(error)")
      return
    }
    guard result.succeeded else {
      problem = Self.problem(result.errorText.firstLine ?? "git failed")
      return
    }
    let found = result.outputText.split(separator: "\0").map { $0.trimmingSuffix("/") }
    // If an outer repository ignores the whole project, its settings say nothing about the project's files.
    paths = found.contains(".") || found.contains("") ? nil : Set(found)
  }

  private static func problem(_ reason: String) -> Diagnostic {
    .init(
      .ignoredFilesUnknown,
      "Git does not tell which files it ignores (\(reason)), so only hidden files and build folders count as ignored")
  }

  /// Whether a file, or a folder that contains it, is ignored. The path is relative to the root.
  func contains(_ path: String) -> Bool {
    guard let paths else { return path.pathNames.dropLast().contains { Self.buildFolders.contains(String($0)) } }
    guard !paths.isEmpty else { return false }
    if paths.contains(path) { return true }
    return path.utf8.indices.contains { path.utf8[$0] == 0x2F && paths.contains(String(path[..<$0])) }
  }
}

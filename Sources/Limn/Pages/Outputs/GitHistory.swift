public import LimnDiagnostics
public import LimnPlatform

/// The time of each file's last change. A single `git log` reads the times for the whole site.
public struct GitHistory: Sendable, Hashable {
  /// The time of the last change in seconds since 1970, by the file's path relative to the repository's root.
  public var changes: [String: Int] = [:]
  /// The project's root relative to the repository's root; empty if they are the same.
  public var prefix: String = ""
  public var diagnostics: [Diagnostic] = []

  public init() {}

  /// Reads the history of a folder, or reads it from the cache if there is no new commit. Without a repository, or in a
  /// shallow clone, there are no dates. A shallow clone is reported with a warning.
  public static func read(
    folder: String, cache: ContentCache? = nil, runner: ProcessRunner = .local
  ) throws -> GitHistory {
    var history = GitHistory()
    func git(_ arguments: [String]) throws -> ProcessResult? {
      let command = Command("git", ["-C", folder, "-c", "core.quotePath=false"] + arguments, timeLimit: .seconds(30))
      guard let result = try? runner.run(command), result.succeeded else { return nil }
      return result
    }
    // The option --revs-only leaves out HEAD if there is no commit.
    guard let place = try git(["rev-parse", "--is-shallow-repository", "--show-prefix", "--revs-only", "HEAD"]) else {
      return history
    }
    let lines = place.outputText.lines.map(String.init)
    history.prefix = lines.count > 1 ? lines[1].trimmingSuffix("/") : ""
    if lines.first == "true" {
      history.diagnostics.add(
        .shallowClone, "the clone is shallow, so pages show no dates; fetch the full history to show them")
      return history
    }
    guard lines.count > 2, !lines[2].isEmpty else { return history }
    let key = Digest(ofParts: [lines[2], history.prefix])
    if let changes = cache?.read(format, key) {
      history.changes = changes
      return history
    }
    guard let log = try git(["log", "--format=%x01%ct", "--name-only", "--no-renames", lines[2], "--", "."]) else {
      return history
    }
    var time = 0
    for line in log.outputText.split(separator: "\n") {
      if line.utf8.first == 1 {
        time = Int(line.dropFirst()) ?? 0
      } else if history.changes[String(line)] == nil {
        history.changes[String(line)] = time
      }
    }
    cache?.write(history.changes, as: format, key)
    return history
  }

  /// Whether a folder can be in a repository. If it cannot, `git` need not be started.
  public static func hasRepository(_ folder: String) -> Bool {
    environmentVariables["GIT_DIR"] != nil
      || folder.ancestors.contains { files.exists($0 + "/.git") }
  }

  /// The times of the files, for a commit and a folder.
  private static let format = StoredFormat<[String: Int]>("git-history", version: 1)
}

import Foundation
import LimnDiagnostics
import LimnPages
import LimnPlatform

/// A fingerprint of everything that a site is built from, so that a build without changes ends at once.
enum BuildStamp {
  /// Returns texts that describe the inputs of the site, except for the package. Returns nil if the theme's folder is
  /// missing. ``text(_:package:ledger:)`` adds the package's digest, which also covers local packages outside the root.
  ///
  /// Each file is described by its name, size, modification time, and inode. An exception is the address ledger, since
  /// each build writes its file again. ``text(_:package:ledger:)`` adds a digest of the ledger's content.
  static func inputs(_ layout: ProjectLayout, publishes: Bool, processes: ProcessRunner) -> [String]? {
    guard let theme = try? Theme.standardFolder() else { return nil }
    let command = Command(
      "git", ["-C", layout.root, "rev-parse", "HEAD", "--is-shallow-repository"], timeLimit: .seconds(10))
    let commit = GitHistory.hasRepository(layout.root) ? (try? processes.run(command))?.outputText ?? "" : ""
    // A stored report was printed either with colors or without colors. A later build can print it again only with the
    // same setting. So this setting is one of the inputs.
    var parts = [limnVersion, "\(publishes)", "\(Console.usesColor)"] + CommandLine.arguments.dropFirst()
    parts.append(line(FileSystem.programPath))
    parts += FileSystem.searchPath.map { line($0 + "/swiftc") }
    for root in Set([layout.root, layout.content ?? layout.root, layout.site, theme]).sorted() {
      guard let names = try? layout.list(root) else { continue }
      let paths = names.map { root + "/" + $0 }
      parts += concurrentMap(paths.filter { !$0.hasPrefix(layout.output + "/") && $0 != layout.ledger }) {
        line($0)
      }
    }
    return parts + [commit]
  }

  /// The stamp of a build from the given inputs and package. `ledger` is the text of the ledger of addresses after the
  /// build.
  static func text(_ inputs: [String], package: String?, ledger: [UInt8]) -> String {
    (inputs + [package ?? "", Digest(of: ledger).hex]).withLineFeeds
  }

  /// Stores the report of a build with this stamp. The next build prints the report again if nothing changed.
  static func keep(_ report: String, of stamp: String, _ layout: ProjectLayout)
    throws
  {
    try files.write(layout.cache + "/build-report", (Digest(of: stamp).hex + "\n" + report).bytes)
  }

  /// The stored report of the build with this stamp; nil if the last build had another stamp.
  static func keptReport(of stamp: String, _ layout: ProjectLayout) throws
    -> String?
  {
    try files.readIfPresent(layout.cache + "/build-report")?.text.after(prefix: Digest(of: stamp).hex + "\n")
  }

  private static func line(_ path: String) -> String {
    guard let status = files.status(path) else { return path }
    return "\(path) \(status.size) \(status.modified) \(status.identity.inode)"
  }
}

import Foundation
import LimnPages
import LimnPlatform

/// All that a site is made from, in a few words, so that a build with nothing to do is over at once.
enum BuildStamp {
  /// The files of the project and of the program; nil if the program is not complete.
  ///
  /// Files are represented by name, size, modification time, and inode. The ledger is left out, since a build writes it; its text is added
  /// to the stamp instead.
  static func inputs(_ layout: ProjectLayout, _ arguments: Arguments, files: FileSystem, processes: ProcessRunner) -> [String]? {
    guard let theme = try? Theme.standardFolder(files: files) else { return nil }
    var parts = [limnVersion] + CommandLine.arguments.dropFirst()
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    parts.append(line(program, files))
    // What it brings to packages that import SwiftUI.
    let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    for place in [folder, folder.deletingLastPathComponent().appendingPathComponent("lib/limn")] {
      parts.append(line(place.path + "/Modules/SwiftUI.swiftmodule", files))
    }
    parts.append(line(layout.root + "/.swiftpm/configuration/mirrors.json", files))
    parts += (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { line($0 + "/swiftc", files) }
    let roots = Set([layout.root, layout.content ?? layout.root, layout.site, theme])
    for root in roots.sorted() {
      let paths = paths(below: root, files)
      parts += paths.filter { !$0.hasPrefix(layout.output + "/") && $0 != layout.site + "/addresses.txt" }.map { line($0, files) }
    }
    let commit = Command("git", ["-C", layout.root, "rev-parse", "HEAD", "--is-shallow-repository"], timeLimit: .seconds(10))
    parts.append((try? processes.run(commit))?.outputText ?? "")
    return parts
  }

  /// The files of the packages that the project's package depends on by path, of which only a build knows; nil before the first.
  static func localPackages(_ layout: ProjectLayout, files: FileSystem) -> [String]? {
    guard files.exists(layout.root + "/Package.swift") else { return [] }
    guard let text = try? files.read(list(layout)) else { return nil }
    let folders = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    return folders.flatMap { paths(below: $0, files).map { line($0, files) } }
  }

  /// Notes the folders of those packages.
  static func note(localPackages folders: [String], _ layout: ProjectLayout, files: FileSystem) throws(FileError) {
    let bytes = Array(folders.joined(separator: "\n").utf8)
    if try files.readIfPresent(list(layout)) != bytes { try files.write(list(layout), bytes) }
  }

  private static func list(_ layout: ProjectLayout) -> String { layout.cache + "/local-packages.txt" }

  private static func paths(below root: String, _ files: FileSystem) -> [String] {
    let names = try? files.files(below: root) { $0.hasPrefix(".") || $0 == "node_modules" || $0 == "_site" || $0 == "_catalog" }
    return (names ?? []).map { root + "/" + $0 }
  }

  /// The stamp of a build from these inputs, after which the ledger has this text.
  static func text(_ inputs: [String], ledger: [UInt8]) -> String {
    (inputs + [Digest(of: ledger).hex]).joined(separator: "\n")
  }

  private static func line(_ path: some StringProtocol, _ files: FileSystem) -> String {
    let path = String(path)
    guard let status = files.status(path) else { return path }
    return "\(path) \(status.size) \(status.modified) \(status.identity.inode)"
  }
}

import LimnDiagnostics
import Foundation
import LimnPlatform

/// `limn init`: the files of a first site. What is there already is left as it is, and texts that are there need no example beside them.
struct InitCommand {
  let arguments: Arguments
  let files: FileSystem

  func run() throws -> Int32 {
    let here = FileManager.default.currentDirectoryPath
    let folder = ProjectLayout.absolute(arguments.operands.first ?? arguments.values["root"] ?? ".", from: here)
    let name = folder.split(separator: "/").last.map(String.init) ?? "Documentation"
    var layout = ProjectLayout(root: folder, site: folder + "/Site", output: folder + "/_site", cache: folder + "/.build/limn")
    if files.isFolder(folder) { try layout.discoverContent(files) }
    let own = layout.content != folder + "/Content" && (layout.content != nil || files.exists(folder + "/Package.swift"))
    if let found = layout.discovery { Console.print(found + "\n") }
    for (path, text) in Starter.files(title: name) where !own || path.hasPrefix(".github/") {
      if files.exists(folder + "/" + path) {
        Console.print("kept   \(path)\n")
        continue
      }
      do throws(FileError) { try files.write(folder + "/" + path, Array(text.utf8)) } catch { throw error.failure }
      Console.print("wrote  \(path)\n")
    }
    try ignoreOutput(in: folder)
    Console.print(own ? "\nNext: limn build --no-check, then limn check\n" : "\nNext: limn serve\n")
    return 0
  }

  /// Keeps what Limn makes out of the repository.
  private func ignoreOutput(in folder: String) throws {
    let path = folder + "/.gitignore"
    do throws(FileError) {
      let known = String(decoding: try files.readIfPresent(path) ?? [], as: UTF8.self)
      let names = Set(known.split(separator: "\n").map { $0.split(separator: "/").joined(separator: "/") })
      let missing = ["_site", ".build"].filter { !names.contains($0) }
      guard !missing.isEmpty else { return }
      let gap = known.isEmpty || known.hasSuffix("\n") ? "" : "\n"
      try files.write(path, Array((known + gap + missing.map { "/\($0)/\n" }.joined()).utf8))
    } catch { throw error.failure }
    Console.print("wrote  .gitignore\n")
  }
}

import LimnDiagnostics
import Foundation
import LimnPlatform

/// `limn init`: the files of a first site. What is there already is left as it is.
struct InitCommand {
  let arguments: Arguments
  let files: FileSystem

  func run() throws -> Int32 {
    let here = FileManager.default.currentDirectoryPath
    let folder = ProjectLayout.absolute(arguments.operands.first ?? arguments.values["root"] ?? ".", from: here)
    let name = folder.split(separator: "/").last.map(String.init) ?? "Documentation"
    for (path, text) in Starter.files(title: name) {
      if files.exists(folder + "/" + path) {
        Console.print("kept   \(path)\n")
        continue
      }
      do throws(FileError) { try files.write(folder + "/" + path, Array(text.utf8)) } catch { throw error.failure }
      Console.print("wrote  \(path)\n")
    }
    Console.print("\nNext: limn serve\n")
    return 0
  }
}

import LimnCatalog
import LimnDiagnostics
import LimnPlatform

/// `limn catalog diff OLD.json NEW.json`: the changes between two catalogs, as Markdown for a pull request.
struct CatalogDiffCommand {
  let arguments: Arguments
  let files: FileSystem

  func run() throws -> Int32 {
    let paths = arguments.operands.dropFirst()
    guard paths.count == 2, let old = paths.first, let new = paths.last else {
      throw arguments.mistake("'catalog diff' takes two files: the old index.json and the new one")
    }
    let difference = CatalogDifference(from: try index(old), to: try index(new))
    Console.print(difference.markdown)
    return 0
  }

  private func index(_ path: String) throws -> CatalogIndex {
    guard let bytes = try files.readIfPresent(path) else {
      throw DiagnosticError(.noFile, "there is no file '\(path)'")
    }
    return try CatalogIndex.read(bytes, path: path)
  }
}

import LimnMarkdown
import LimnPlatform
import LimnSnippets

/// Finds the code that directives in documentation catalogs show. The code is in files of the catalog or in snippets of
/// the package.
struct CatalogCode {
  private var root: String
  /// The paths of the files in each catalog, by catalog and by file name.
  private var names: [String: [String: String]] = [:]

  /// - Parameter documents: paths of Markdown files, relative to the root.
  init(_ documents: [String], root: String) throws {
    self.root = root
    for catalog in Set(documents.compactMap(\.documentationCatalog)) where files.isFolder(root + "/" + catalog) {
      for path in try files.files(below: root + "/" + catalog) {
        names[catalog, default: [:]][path.fileName] = catalog + path
      }
    }
  }

  /// Returns the options for parsing a Markdown file. The parser reads directives only in files of documentation
  /// catalogs.
  func options(_ path: String) -> ParsingOptions {
    guard let catalog = path.documentationCatalog else { return ParsingOptions() }
    return ParsingOptions(directives: true) { find($0, in: catalog) }
  }

  private func find(_ directive: Directive, in catalog: String) -> CodeFile? {
    if directive.name == "Code" {
      guard let name = directive.arguments["file"]?.fileName,
        let path = names[catalog]?[name] ?? names[catalog]?[name + ".swift"]
      else { return nil }
      return file(path).map { CodeFile(path: path, text: $0.text) }
    }
    guard let written = directive.arguments["path"] else { return nil }
    // In DocC, the path of a snippet starts with the package's name.
    let inner = written.pathNames.dropFirst().withSlashes
    guard let path = [inner + ".swift", written + ".swift"].first(where: { files.exists(root + "/" + $0) }),
      let file = file(path)
    else {
      return nil
    }
    let slice = directive.arguments["slice"]
    return file.text(slice: slice).map { text in
      CodeFile(path: path, text: text, description: slice == nil ? file.description : "", isWhole: text == file.text)
    }
  }

  private func file(_ path: String) -> SnippetFile? { (try? files.read(root + "/" + path)).map(SnippetFile.init) }
}

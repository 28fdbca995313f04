import LimnMarkdown
import LimnPlatform

/// Finds the code that directives in documentation catalogs show. The code is in files of the catalog or in snippets of
/// the package.
struct CatalogCode: Sendable {
  private var root: String
  private var files: FileSystem
  /// The paths of the files in each catalog, by catalog and by file name.
  private var names: [String: [String: String]] = [:]

  /// - Parameter documents: paths of Markdown files, relative to the root.
  init(_ documents: [String], root: String, files: FileSystem) throws(FileError) {
    self.root = root
    self.files = files
    for catalog in Set(documents.compactMap(Self.catalog)) where files.isFolder(root + "/" + catalog) {
      for path in try files.files(below: root + "/" + catalog) {
        names[catalog, default: [:]][path.split(separator: "/").last.map(String.init) ?? path] = catalog + path
      }
    }
  }

  /// Returns the options for parsing a Markdown file. The parser reads directives only in files of documentation
  /// catalogs.
  func options(_ path: String) -> ParsingOptions {
    guard let catalog = Self.catalog(of: path) else { return ParsingOptions() }
    return ParsingOptions(directives: true) { find($0, in: catalog) }
  }

  /// The part of a path that ends with the folder of a documentation catalog; nil if the file is in no catalog.
  private static func catalog(of path: String) -> String? {
    path.firstRange(of: ".docc/").map { String(path[..<$0.upperBound]) }
  }

  private func find(_ directive: Directive, in catalog: String) -> CodeFile? {
    if directive.name == "Code" {
      guard let name = directive.arguments["file"]?.split(separator: "/").last, let path = names[catalog]?[String(name)]
      else { return nil }
      return text(path).map { CodeFile(path: path, text: $0) }
    }
    guard let written = directive.arguments["path"] else { return nil }
    // In DocC, the path of a snippet starts with the package's name.
    let inner = written.split(separator: "/").dropFirst().joined(separator: "/")
    guard let path = [inner + ".swift", written + ".swift"].first(where: { files.exists(root + "/" + $0) }),
      let text = text(path)
    else {
      return nil
    }
    let shown = SnippetSlice.text(of: text, slice: directive.arguments["slice"])
    return shown.map { CodeFile(path: path, text: $0, isWhole: $0 == text) }
  }

  private func text(_ path: String) -> String? {
    (try? files.read(root + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Extracts the part of a package's snippet that is shown. Comments such as `// snippet.hide` and `// snippet.NAME`
/// determine this part.
enum SnippetSlice {
  /// Returns the lines of `source` that are shown. If `slice` is not nil, only lines of the slice with this name are
  /// shown. Hidden lines are always left out. Returns nil if no slice has this name.
  static func text(of source: String, slice: String?) -> String? {
    var (isShown, isFound): (Bool, Bool) = (true, slice == nil)
    var current: String?
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      let comment = words.hasPrefix("//") ? words.dropFirst(2).drop { $0 == " " } : ""
      if comment.lowercased().hasPrefix("snippet.") {
        let name = comment.dropFirst(8).prefix { !$0.isWhitespace }
        switch name.lowercased() {
        case "hide": isShown = false
        case "show": isShown = true
        case "end": current = nil
        default: (current, isFound) = (String(name), isFound || String(name) == slice)
        }
        continue
      }
      if isShown, slice == nil || current == slice { lines.append(line) }
    }
    guard isFound else { return nil }
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    let common = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(min(common, $0.prefix { $0 == " " }.count))) }.joined(separator: "\n") + "\n"
  }
}

import LimnMarkdown

/// Resolves links that are written as addresses of DocC's pages. Documentation catalogs can contain such links.
extension LinkTable {
  /// Resolves links from one DocC page to another: `./OtherModule/Type`, `/documentation/module/type`, and
  /// `../module/article`.
  func docCPage(_ file: String, from path: String) -> LinkOutcome? {
    guard path.contains(".docc/") else { return nil }
    var parts = file.split(separator: "/").drop { $0 == "." || $0 == ".." }
    if let first = parts.first?.lowercased(), ["documentation", "tutorials"].contains(first) {
      parts = parts.dropFirst()
    }
    guard let last = parts.last.map(String.init) else { return nil }
    let found = symbols.targets(docCAddress: parts.joined(separator: "/"))
    if let target = found.first, Set(found.map(\.address)).count == 1 {
      return .page(target.address, fragment: target.fragment, text: nil)
    }
    let articles = near(names[last] ?? names[last.lowercased()] ?? [], path)
    return articles.count == 1 ? .page(articles[0], fragment: nil, text: titles[articles[0]]) : nil
  }
}

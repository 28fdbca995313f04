import LimnPlatform

/// Resolves links that are written as addresses of DocC's pages. Documentation catalogs can contain such links.
extension LinkTable {
  /// Resolves links from one DocC page to another: `./OtherModule/Type`, `/documentation/module/type`, and
  /// `../module/article`.
  func docCPage(_ destination: LinkDestination, from source: LinkSource) -> LinkOutcome? {
    guard source.isComment || source.path.contains(".docc/") else { return nil }
    var parts = destination.path.pathNames.drop { $0 == "." || $0 == ".." }
    if let first = parts.first?.lowercased(),
      ["documentation", "tutorials"].contains(first) || source.isComment && parts.count > 1 && first.contains(".")
    {
      parts = parts.dropFirst()
    }
    guard let last = parts.last.map(String.init) else { return nil }
    let name = last.trimmingSuffix(".md")
    let found = symbols.targets(docCAddress: parts.withSlashes)
    if let target = found.first, Set(found.map(\.address)).count == 1 {
      return .page(target.address, fragment: target.fragment)
    }
    let paths = near(names[name] ?? names[ArticleAddresses.slug(of: name)] ?? [], source, written: destination.path)
    guard paths.count == 1, let article = articles[ExactText(paths[0])] else { return nil }
    return page(of: article, anchor: destination.fragment, named: last)
  }
}

extension Document {
  /// Whether the article is the home page of a documentation catalog: it contains `@TechnologyRoot`, or documents the
  /// catalog's module.
  ///
  /// - Parameter name: the catalog's name without its extension; nil outside of a catalog.
  public func isRootOfCatalog(named name: String?) -> Bool {
    guard let name else { return false }
    if isTechnologyRoot { return true }
    guard let first = headings.first, first.level == 1 else { return false }
    return extendedSymbol == name && !first.text.contains("/")
  }

  /// Whether the article contains `@TechnologyRoot`. If so, no other article is the home page of the catalog.
  public var isTechnologyRoot: Bool { directives.contains { $0.name == "TechnologyRoot" } }

  /// The symbol that the article is about, if its title is only a link to a symbol; otherwise nil.
  public var extendedSymbol: String? {
    guard let first = headings.first, first.level == 1 else { return nil }
    let own = links.filter { $0.kind == .symbol && $0.range.start.line == first.range.start.line }
    // If the title's line contains a comment, the text of the heading contains additional spaces. They are removed
    // before the comparison.
    guard own.count == 1, own[0].destination == first.text.split(separator: " ").withSpaces else { return nil }
    // A path from the module can start with a slash, and a slash alone is an operator.
    return own[0].destination.replacing(/^\/(?=[\p{L}_])/, with: "")
  }

  /// Whether the article has directives or term lists. Both need additional styles.
  public var hasDirectives: Bool { !directives.isEmpty || tree.nodes.contains { $0.kind == .term } }

  /// The targets of links and images in raw HTML, in document order.
  public var htmlTargets: [String] { htmlReferences.map(\.destination) }

  /// The links and images in raw HTML that have a target.
  public var htmlLinks: [LinkReference] {
    htmlReferences.filter { !$0.destination.isEmpty }.map {
      LinkReference(destination: $0.destination, text: "", range: $0.range, kind: $0.isImage ? .image : .link)
    }
  }
}

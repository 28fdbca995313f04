extension Document {
  /// Whether the article is the first page of a documentation catalog: it says so, or it describes the catalog's module.
  ///
  /// - Parameter name: the catalog's name without its ending; nil outside of one.
  public func isRootOfCatalog(named name: String?) -> Bool {
    guard let name else { return false }
    if directives.contains(where: { $0.name == "TechnologyRoot" }) { return true }
    guard let first = headings.first, first.level == 1 else { return false }
    return extendedSymbol == name && !first.text.contains("/")
  }

  /// The symbol whose page the article adds to: its title is a symbol link alone.
  public var extendedSymbol: String? {
    guard let first = headings.first, first.level == 1 else { return nil }
    let own = links.filter { $0.kind == .symbol && $0.range.start.line == first.range.start.line }
    return own.count == 1 && own[0].destination == first.text ? own[0].destination : nil
  }

  /// Whether directives or term lists show something that needs rules of its own in a style sheet.
  public var hasDirectives: Bool { !directives.isEmpty || tree.nodes.contains { $0.kind == .term } }

  /// What links and images in raw HTML refer to, in the order of the file.
  public var htmlTargets: [String] { htmlReferences.map(\.destination) }
}

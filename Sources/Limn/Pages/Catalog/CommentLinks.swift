import LimnCatalog
import LimnDiagnostics
import LimnMarkdown

/// Resolves the links in documentation comments, which lead to articles, to declarations, or to other sites.
struct CommentLinks {
  let words: CatalogFormatter

  /// The target of a link.
  enum Target {
    /// A page of this site. `text` is the link text for `<doc:Name>`.
    case page(PageAddress, fragment: String?, text: String?)
    /// A link that needs no change, such as an address of another site.
    case unchanged
    /// An address of another site. The address replaces the destination that the author wrote, such as a `doc:` link
    /// into Apple's documentation.
    case elsewhere(String)
    /// The link has no target, and is shown as text. `reason` says why.
    case none(DiagnosticKind, reason: String)
  }
}

extension CommentLinks {
  /// Returns a warning for each link that is shown as text. The warning is located at the declaration that the comment
  /// documents.
  func diagnostics() -> [Diagnostic] {
    words.entities.flatMap { entity in
      [(entity.documentation, entity.source)].flatMap(broken)
        + entity.members.map { ($0.documentation, $0.source) }.flatMap(broken)
    }
  }

  private func broken(_ text: String?, _ source: Location?) -> [Diagnostic] {
    // Most comments have no links. This search finds out much faster than parsing the Markdown.
    guard let text else { return [] }
    guard ["](", "]:", "<doc:"].contains(where: { text.contains($0) }) else { return [] }
    let document = Document(parsing: text, path: source?.path ?? "", options: ParsingOptions(frontMatter: false))
    return document.links.filter { $0.kind == .link || $0.kind == .article || $0.kind == .address }.compactMap { link in
      guard case .none(let kind, let reason) = follow(link.destination) else { return nil }
      return .warning(kind, "\(reason), so this link of a documentation comment is shown as text", at: source)
    }
  }

  /// Resolves a link for the HTML of a page. Returns nil for a link that needs no change.
  func link(_ destination: String, on page: PageAddress) -> ResolvedLink? {
    switch follow(destination) {
    case .page(let target, let fragment, let text):
      return ResolvedLink(href: page.link(to: target, fragment: fragment), text: text)
    case .unchanged: return nil
    case .elsewhere(let address): return ResolvedLink(href: address)
    case .none:
      var link = ResolvedLink(href: "", text: destination.hasPrefix("doc:") ? String(destination.dropFirst(4)) : nil)
      link.isText = true
      return link
    }
  }

  /// Returns a link as an inline of a catalog page. The text of `<doc:Name>` is the title of the target. If the target
  /// has no title, the text is the name.
  func inline(to destination: String, text: String) -> CatalogInline {
    let isName = destination == "doc:" + text
    switch follow(destination) {
    case .page(let target, let fragment, let title):
      return .page(isName ? title ?? text : text, target, fragment: fragment, isCode: false)
    case .unchanged: return LinkTable.hasScheme(destination) ? .outside(text, destination) : .text(text)
    case .elsewhere(let address): return .outside(text, address)
    case .none: return .text(text)
    }
  }

  private func follow(_ destination: String) -> Target {
    if destination.hasPrefix("doc:"), let apple = LinkTable.appleAddress(String(destination.dropFirst(4))) {
      return .elsewhere(apple)
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0).percentDecoded
    }
    if destination.hasPrefix("doc:") {
      let name = String(parts[0].dropFirst(4))
      return page(name, heading: parts.dropFirst().first)
        ?? .none(.unknownDocument, reason: "there is no article or declaration '\(name)'")
    }
    if LinkTable.isScript(destination) { return .none(.unsafeLink, reason: "'\(destination)' runs a script") }
    if destination.isEmpty || destination.hasPrefix("#") || destination.hasPrefix("//")
      || LinkTable.hasScheme(destination)
    {
      return .unchanged
    }
    return page(parts[0], heading: parts.dropFirst().first)
      ?? .none(.deadLink, reason: "'\(parts[0])' is not a page of the site")
  }

  /// Finds the article or declaration for a path in DocC's notation, such as `Article`, `Module/Type`, or
  /// `/documentation/module/type`.
  private func page(_ path: String, heading: String?) -> Target? {
    var names = path.split(separator: "/").drop { $0 == "." || $0 == ".." }
    if let first = names.first?.lowercased(),
      ["documentation", "tutorials"].contains(first) || first.contains(".") && names.count > 1
    {
      names = names.dropFirst()
    }
    guard let last = names.last else { return nil }
    let articles = words.articles(named: String(last))
    if articles.count == 1, let address = words.address(articles[0].id) {
      return .page(address, fragment: heading.map(AnchorNames.slug), text: articles[0].name)
    }
    let found = words.targets(docCAddress: names.joined(separator: "/"))
    guard let target = found.first, Set(found.map(\.address)).count == 1 else { return nil }
    return .page(target.address, fragment: target.fragment, text: nil)
  }
}

import LimnCatalog
import LimnMarkdown
import LimnMarkup

/// Formats single lines and paragraphs of documentation comments, for places of a page that have no space for the whole
/// comment.
extension CatalogFormatter {
  /// Returns a part of a documentation comment as inlines. Links in this part can have their definitions at the end of
  /// the whole comment, so `comment` contains the whole comment.
  func prose(_ text: String, of comment: String? = nil, from source: LinkSource) -> [CatalogInline] {
    guard let document = Self.document(text, of: comment), document.blocks.allSatisfy(\.isParagraph) else {
      return Self.words(text)
    }
    let links = DocumentLinks(document, self.links, from: source)
    return Array(document.blocks.map { $0.inlines.flatMap { inline($0, links) } }.joined(separator: [" "]))
  }

  /// Divides a documentation comment into its first paragraph, which is shown below the title of the page, and the rest.
  /// If the comment does not start with a paragraph, the summary takes the place of the paragraph.
  func parts(ofComment comment: String?, summary: String?) -> (lead: String?, rest: String?) {
    guard let comment else { return (summary, nil) }
    let sections = CommentSections(comment)
    let first = sections.summary
    guard Document(comment: first).blocks.map(\.isParagraph) == [true] else { return (summary, comment) }
    let rest = [sections.discussion, sections.markdown { "## " + $0 }]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
    return (first, rest.isEmpty ? nil : rest)
  }

  /// The articles about a declaration: the extension files whose text is added to its page. `anchor` is that of a member;
  /// nil for the declaration of the page.
  private func articles(about anchor: String?) -> [(article: Article, source: LinkSource)] {
    links.extensionFiles.filter { links.articles[$0.key]?.address == here }.sortedByKey.compactMap { _, article in
      let source = links.source(of: article, at: here)
      let symbol = article.document.extendedSymbol ?? ""
      guard case .one(let target) = links.symbols.find(symbol, in: .init(module: source.scope.module)) else {
        return anchor == nil ? (article, source) : nil
      }
      return target.fragment == anchor ? (article, source) : nil
    }
  }

  /// The text of the articles about a declaration, for the Markdown alternate of the page.
  func articleText(about anchor: String?) -> [CatalogBlock] {
    articles(about: anchor).map { .drawn(Markup(), [.prose($0.article.text, from: $0.source)]) }
  }

  /// The links in the topics of a declaration, from its comment and from the articles about it.
  func topics(of entity: Entity) -> [(title: String, links: [CatalogInline])] {
    var texts = articles(about: nil).map { ($0.document, $1) }
    if let text = entity.documentation, text.contains("## Topics") {
      texts.insert((Document(comment: text), comment(on: entity)), at: 0)
    }
    return texts.flatMap { document, source in
      let followed = DocumentLinks(document, links, from: source)
      return Curation(document).groups.map { group in
        (
          group.title,
          group.links.map { followed.inline(to: $0.destination, text: $0.text, isSymbol: $0.kind == .symbol) }
        )
      }
    }
  }

  /// Returns a part of a documentation comment without markup, for titles, descriptions, and the search.
  static func plain(_ text: String, of comment: String?) -> String {
    guard let document = document(text, of: comment) else { return plain(text) }
    return document.blocks.map(plain).withSpaces
  }

  /// Parses a text as Markdown. Returns nil if the text contains no markup, or no markup other than code. This is true
  /// for most texts, and finding this out takes much less time than parsing.
  private static func document(_ text: String, of comment: String?) -> Document? {
    guard text.contains("``") || text.utf8.contains(where: { "[<*_~\\&".utf8.contains($0) }) else { return nil }
    let definitions = text.contains("[") ? (comment ?? "").linkDefinitions : ""
    return Document(comment: "\(text)\n\n\(definitions)")
  }

  private func inline(_ inline: Inline, _ links: DocumentLinks) -> [CatalogInline] {
    switch inline.kind {
    case .text(let text): [.text(text)]
    // An HTML tag in a comment is usually a generic argument without backticks, so it is shown as text.
    case .html(let text): [.text(text)]
    case .softBreak, .lineBreak: [" "]
    case .code(let code): [.code(code)]
    case .symbol(let name): [links.inline(to: name, text: name, isSymbol: true)]
    case .strong: [.strong(Self.plain(inline))]
    case .emphasis, .strikethrough: inline.children.flatMap { self.inline($0, links) }
    case .link(let destination): [links.inline(to: destination, text: Self.plain(inline))]
    case .image: [.text(inline.plainText)]
    case .footnoteReference: []
    }
  }

  static func plain(_ block: Block) -> String {
    if !block.literal.isEmpty { return block.literal }
    return block.inlines.isEmpty ? block.children.map(plain).withSpaces : block.inlines.map(plain).joined()
  }

  private static func plain(_ inline: Inline) -> String {
    switch inline.kind {
    case .text(let text), .html(let text), .code(let text), .symbol(let text): text
    case .softBreak, .lineBreak: " "
    case .strong, .emphasis, .strikethrough: inline.children.map(plain).joined()
    case .link(let destination):
      destination.hasPrefix("doc:") && inline.plainText == destination
        ? String(destination.dropFirst(4)) : inline.children.map(plain).joined()
    case .image: inline.plainText
    case .footnoteReference: ""
    }
  }
}

extension String {
  /// The lines of Markdown that define the addresses of links, such as `[name]: address`.
  var linkDefinitions: String {
    guard contains("]:") else { return "" }
    return split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("[") && $0.contains("]:") }.joined(
      separator: "\n")
  }
}

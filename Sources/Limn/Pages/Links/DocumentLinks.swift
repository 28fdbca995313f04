import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// The resolved links of an article or documentation comment.
struct DocumentLinks {
  private struct Key: Hashable {
    var kind: LinkReference.Kind
    var destination: ExactText
  }

  let table: LinkTable
  let source: LinkSource
  private var outcomes: [Key: LinkOutcome] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The files of the content folder that the document uses, each with the location of a link to it.
  private(set) var files: [PageAddress: Location] = [:]

  init(_ document: Document, _ table: LinkTable, from source: LinkSource) {
    self.table = table
    self.source = source
    for reference in document.links + document.htmlLinks {
      let outcome = table.follow(reference, from: source)
      outcomes[Self.key(reference.kind, reference.destination)] = outcome
      let place = Location(reference.range, path: document.path)
      if case .page(let target, _, _) = outcome, table.staticFiles.contains(target) {
        for file in [target] + table.variants(of: target).map({ PageAddress($0) }) { files[file] = place }
        if reference.kind == .image, let problem = table.imageProblems[target] {
          diagnostics.add(.brokenImage, "'\(reference.destination)' \(problem)", at: place)
        }
      }
      guard case .broken(let kind, let message) = outcome else { continue }
      // As in DocC, an unknown or ambiguous symbol is displayed as code. The symbol can be from another package, so the diagnostic
      // is only a warning, as are all diagnostics of documentation comments.
      let isAccepted =
        source.isComment || [.unknownSymbol, .ambiguousSymbol].contains(kind) && source.path.contains(".docc/")
      diagnostics.add(
        kind, message, severity: isAccepted ? .warning : nil, at: place)
    }
  }

  private static func key(_ kind: LinkReference.Kind, _ destination: String) -> Key {
    Key(kind: [.symbol, .image].contains(kind) ? kind : .link, destination: ExactText(destination))
  }

  func outcome(_ kind: LinkReference.Kind, _ destination: String) -> LinkOutcome? {
    outcomes[Self.key(kind, destination)]
  }

  /// Returns a link for the HTML of the page; nil for a link that needs no change.
  func link(_ destination: String) -> ResolvedLink? {
    let name = LinkDestination.document(destination)
    if let href = href(.link, destination) {
      guard name != nil, case .page(_, _, let text) = outcome(.link, destination) else {
        return ResolvedLink(href: href)
      }
      return ResolvedLink(href: href, text: text)
    }
    guard isText(destination) else { return nil }
    var link = ResolvedLink(href: "", text: name)
    link.isText = true
    return link
  }

  /// Whether only the text of a link is shown, since its target is not part of the site.
  func isText(_ destination: String) -> Bool {
    guard case .broken(let kind, _) = outcome(.link, destination) else { return false }
    return source.isComment || kind == .externalLink
  }

  /// Returns the address of a link or an image in raw HTML; nil for an address that needs no change.
  func address(_ destination: String, isImage: Bool) -> String? {
    href(isImage ? .image : .link, destination)
  }

  private func href(_ kind: LinkReference.Kind, _ destination: String) -> String? {
    switch outcome(kind, destination) {
    case .page(let target, let fragment, _): source.address.link(to: target, fragment: fragment)
    case .elsewhere(let href): href
    case .unchanged, .broken, nil: nil
    }
  }

  func image(_ destination: String) -> ResolvedLink? {
    guard case .page(let target, let fragment, _) = outcome(.image, destination) else {
      return href(.image, destination).map { ResolvedLink(href: $0) }
    }
    return table.image(target, from: source.address, href: source.address.link(to: target, fragment: fragment))
  }

  /// Returns the link for a symbol, whose text is the name as in Swift code; nil if there is no such symbol.
  func symbol(_ name: String) -> ResolvedLink? {
    href(.symbol, name).map { ResolvedLink(href: $0, text: SymbolLinks.text(of: name)) }
  }

  /// Returns the destination and the text of a link in the Markdown alternate of the page. A link to a page leads to
  /// the page's own alternate. Returns nil for a link that needs no change.
  func alternate(_ kind: LinkReference.Kind, _ destination: String) -> (href: String, text: String?)? {
    switch outcome(kind, destination) {
    case .page(let target, let fragment, _) where target == source.address && !source.isComment:
      fragment.map { (target.link(to: target, fragment: $0), nil) }
    case .page(let target, let fragment, let text):
      (source.address.link(to: target.linkedAlternate, fragment: fragment), text)
    case .elsewhere(let href): (href, nil)
    case .unchanged, .broken, nil: nil
    }
  }
}

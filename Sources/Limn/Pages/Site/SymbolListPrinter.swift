import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// Inserts lists of a module's symbols where articles request them.
struct SymbolListPrinter {
  private let symbols: SymbolLists
  private var lists: [String: ModuleSymbols] { symbols.byModule }

  init(_ symbols: SymbolLists) { self.symbols = symbols }

  func html(of module: String, at address: PageAddress) -> [UInt8]? {
    guard let list = lists[module] else { return nil }
    var printer = CatalogPrinter(address: address)
    printer.print(list.blocks)
    return "<div class=\"symbols\">\n".bytes + printer.html.bytes + "</div>\n".bytes
  }

  func markdown(of module: String, at address: PageAddress) -> String? {
    guard let list = lists[module] else { return nil }
    var printer = CatalogMarkdown(address: address)
    printer.print(list.blocks)
    return printer.text
  }

  /// The groups of a module's symbols as entries for "on this page".
  func contents(of module: String) -> [ContentsEntry] {
    guard let list = lists[module] else { return [] }
    return list.groups.map {
      ContentsEntry(level: 2, title: $0.title.replacing("`", with: ""), anchor: list.anchor(of: $0))
    }
  }

  /// The anchors that symbol lists add to a page.
  func anchors(of document: Document) -> Set<ExactText> {
    Set(
      document.insertions(.symbols).compactMap { lists[$0.name] }.flatMap { list in
        list.groups.flatMap { group in ([list.anchor(of: group)] + group.entries.map(\.anchor)).map { ExactText($0) } }
      })
  }

  func diagnostics(of document: Document) -> [Diagnostic] {
    guard let modules = symbols.modules else { return [] }
    return document.insertions(.symbols).filter { lists[$0.name] == nil }.map { reference in
      let hint = Suggestion.hint(for: reference.name, among: modules)
      return .init(
        .unknownModule, "this package has no module '\(reference.name)', so its symbols cannot be listed\(hint)",
        at: Location(reference.range, path: document.path))
    }
  }
}

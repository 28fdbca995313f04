extension DocumentLinks {
  /// Returns a link as an inline of a catalog page. The text of `<doc:Name>` is the title of the target. If the target
  /// has no title, the text is the name.
  func inline(to destination: String, text: String, isSymbol: Bool = false) -> CatalogInline {
    let text = isSymbol ? SymbolLinks.text(of: text) : text.after(prefix: "doc:") ?? text
    switch outcome(isSymbol ? .symbol : .link, destination) {
    case .page(let target, let fragment, let title):
      return .page(destination == "doc:" + text ? title ?? text : text, target, fragment: fragment, isCode: isSymbol)
    case .elsewhere(let address): return .outside(text, address)
    case .unchanged where !isSymbol && LinkDestination(destination).scheme != nil: return .outside(text, destination)
    case .unchanged, .broken, nil: return isSymbol ? .code(text) : .text(text)
    }
  }
}

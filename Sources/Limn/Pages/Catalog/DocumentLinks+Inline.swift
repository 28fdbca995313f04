extension DocumentLinks {
  /// Returns a link as an inline of a catalog page. The text of `<doc:Name>` is the title of the target. If the target
  /// has no title, the text is the name.
  func inline(to destination: String, text: String, isSymbol: Bool = false) -> CatalogInline {
    let text = isSymbol ? SymbolLinks.text(of: text) : text.after(prefix: "doc:") ?? text
    return switch outcome(isSymbol ? .symbol : .link, destination) {
    case .page(let target, let fragment, let title):
      .page(destination == "doc:" + text ? title ?? text : text, target, fragment: fragment, isCode: isSymbol)
    case .elsewhere(let address): .outside(text, address)
    case .unchanged where !isSymbol && LinkDestination(destination).scheme != nil: .outside(text, destination)
    case .unchanged, .broken, nil: isSymbol ? .code(text) : .text(text)
    }
  }
}

import Toolchain

/// Adds to hovers what the package's symbol graphs say: the whole declaration and the documentation.
struct HoverDocumentation {
  private let symbols: [String: SymbolGraph.Symbol]

  init(graphs: [SymbolGraph]) {
    symbols = Dictionary(graphs.flatMap(\.symbols).map { ($0.usr, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension HoverDocumentation {
  func complete(_ verdicts: inout [Verdict]) {
    guard !symbols.isEmpty else { return }
    for verdict in verdicts.indices {
      for hover in verdicts[verdict].hovers.indices {
        guard let symbol = verdicts[verdict].hovers[hover].symbol.flatMap({ symbols[$0] }) else { continue }
        if !symbol.declaration.isEmpty { verdicts[verdict].hovers[hover].type = symbol.declaration }
        verdicts[verdict].hovers[hover].documentation = symbol.documentation
      }
    }
  }
}

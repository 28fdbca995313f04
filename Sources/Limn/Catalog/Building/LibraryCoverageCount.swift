import LimnDiagnostics
import LimnToolchain

/// Compares the public interfaces of libraries with the symbols that the articles' snippets use.
struct LibraryCoverageCount {
  let model: CodeModel
  let graphs: [SymbolGraph]
  let articles: [ArticleMentions]

  func libraries() -> [LibraryCoverage] {
    guard articles.contains(where: { $0.symbols != nil }) else { return [] }
    let users = users()
    let definitions = definitions()
    let inApps = Set(model.apps.flatMap(\.targets))
    let targets = model.description.targets.filter { $0.kind == .library && !inApps.contains($0.name) }
    return targets.sorted { $0.name < $1.name }.compactMap { target in
      guard let graph = graphs.first(where: { $0.module == target.module }) else { return nil }
      let symbols = symbols(of: graph, definitions: definitions, users: users)
      return symbols.isEmpty ? nil : LibraryCoverage(target: target.id, symbols: symbols)
    }
  }

  private func symbols(
    of graph: SymbolGraph, definitions: [String: Definition], users: [String: Set<String>]
  ) -> [LibraryCoverage.Symbol] {
    let byPath = graph.symbols.keyed(by: \.path)
    let reach = PublicReach(graph.symbols.filter(\.isPublic))
    let found = graph.symbols.compactMap { symbol -> LibraryCoverage.Symbol? in
      guard !["swift.extension", "swift.deinit"].contains(symbol.kind), symbol.isPublic,
        let definition = definitions[symbol.usr]
      else {
        return nil
      }
      let outer = (1..<max(1, symbol.path.count)).compactMap { byPath[Array(symbol.path.prefix($0))] }
      // Leave out the public members of an internal type, since callers cannot use them. For an extension of another
      // module's type, the access level is not checked, since this module does not declare the type.
      guard outer.allSatisfy({ $0.isPublic || $0.kind == "swift.extension" }) else { return nil }
      return LibraryCoverage.Symbol(
        name: symbol.path.withDots, kind: symbol.kindTitle.lowercased(),
        entity: model.owner(ofUSR: symbol.usr),
        source: definition.place,
        articles: users[symbol.usr, default: []].sorted(),
        exemption: reach.excludes(symbol.path)
          ? .unreachable : exemption(symbol, in: outer.last, definition: definition, graph: graph))
    }
    return found.sorted { ($0.name, $0.source) < ($1.name, $1.source) }
  }

  private func exemption(
    _ symbol: SymbolGraph.Symbol, in outer: SymbolGraph.Symbol?, definition: Definition, graph: SymbolGraph
  ) -> LibraryCoverage.Exemption? {
    if graph.defaults[symbol.usr] != nil { return .defaultImplementation }
    if definition.isWitness, outer?.kind != "swift.protocol" { return .witness }
    let isWrapper = outer?.declaration.contains("@propertyWrapper") ?? false
    return isWrapper && ["wrappedValue", "projectedValue"].contains(symbol.path.last) ? .wrapper : nil
  }

  /// The ids of the articles that use each symbol. An article that uses a default implementation also counts as a user
  /// of the protocol requirement.
  private func users() -> [String: Set<String>] {
    let defaults = graphs.reduce(into: [:]) { $0.merge(requirements($1)) { first, _ in first } }
    return articles.reduce(into: [:]) { users, article in
      for usr in (article.symbols ?? []).flatMap({ [$0] + (defaults[$0] ?? []) }) {
        users[usr, default: []].insert("article/" + article.slug)
      }
    }
  }

  /// The protocol requirements that each default implementation can implement. These are the requirements with the same
  /// name and the same declaration. If no requirement has the same declaration, these are all requirements with the
  /// same name.
  private func requirements(_ graph: SymbolGraph) -> [String: [String]] {
    let declarations = graph.symbols.keyed { ($0.usr, $0.declaration) }
    return graph.defaults.reduce(into: [:]) { found, entry in
      let same = entry.value.filter { declarations[$0] == declarations[entry.key] }
      found[entry.key] = same.isEmpty ? entry.value : same
    }
  }

  /// The source location of each symbol, and whether the symbol implements a requirement. Symbols that the compiler
  /// synthesizes are left out, since they have no location.
  private func definitions() -> [String: Definition] {
    var found: [String: Definition] = [:]
    for file in model.files where !file.isTest && file.target.kind == .library {
      for occurrence in file.occurrences
      where !occurrence.roles.isDisjoint(with: [.definition, .declaration]) && found[occurrence.usr] == nil {
        let isWitness = occurrence.relations.contains { $0.roles.contains(.overrideOf) }
        found[occurrence.usr] = Definition(place: file.place(of: occurrence), isWitness: isWitness)
      }
    }
    return found
  }

  private struct Definition {
    var place: Location
    var isWitness: Bool
  }
}

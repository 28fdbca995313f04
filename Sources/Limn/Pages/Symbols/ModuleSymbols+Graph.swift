public import LimnToolchain

extension ModuleSymbols {
  /// Reads the public symbols from a module's symbol graph. Symbols with a name that starts with an underscore are left
  /// out.
  public init(_ graph: SymbolGraph) {
    self.init(module: graph.module, groups: GraphReader(graph).groups.filter { !$0.entries.isEmpty })
  }
}

/// Groups the symbols of a graph.
private struct GraphReader {
  let module: String
  let requirements: Set<String>
  var own: [SymbolGraph.Symbol] = []
  var outside: [SymbolGraph.Symbol] = []
  var protocols = Set<String>()

  static let memberOrder = ["enum.case", "associatedtype", "typealias", "init", "type.property", "property"]

  init(_ graph: SymbolGraph) {
    module = graph.module
    requirements = graph.requirements
    let visible = graph.symbols.filter { symbol in
      symbol.isPublic && !symbol.isSPI && symbol.kind != "swift.extension"
        && !symbol.path.contains { $0.hasPrefix("_") }
    }
    let types = Set(visible.filter { $0.extendedModule == nil && $0.isType }.map(\.path))
    for symbol in visible {
      if let extended = symbol.extendedModule, extended != graph.module {
        outside.append(symbol)
      } else if (1..<symbol.path.count).allSatisfy({ types.contains(Array(symbol.path.prefix($0))) }) {
        own.append(symbol)
      }
    }
    protocols = Set(own.filter { $0.kind == "swift.protocol" }.map(\.name))
  }

  var groups: [ModuleSymbols.Group] {
    let chained = own.filter(isChained).grouped(by: \.owner)
    let members = own.filter { !isType($0) && !isChained($0) && $0.path.count > 1 }.grouped(by: \.owner)
    let loose = own.filter { !isType($0) && $0.path.count == 1 }
    return [
      group("Types", ["type", "types"], types(members)),
      group("Macros", ["macro", "macros"], functions(loose.filter { $0.kind == "swift.macro" })),
      group(
        "Functions and variables", ["function or variable", "functions and variables"],
        functions(loose.filter { $0.kind != "swift.macro" })
      ),
    ]
      + chained.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { owner, symbols in
        let makesSome = symbols.contains { $0.declaration.contains("-> some ") }
        let noun = makesSome ? "modifier" : "method"
        return group(
          "\(makesSome ? "Modifiers" : "Methods") of `\(owner)`", ["\(noun) of `\(owner)`", "\(noun)s of `\(owner)`"],
          functions(symbols))
      } + [
        group(
          "Additions to other modules", ["extended type of other modules", "extended types of other modules"], additions
        )
      ]
  }

  func group(_ title: String, _ nouns: [String], _ entries: [ModuleSymbols.Entry]) -> ModuleSymbols.Group {
    ModuleSymbols.Group(
      title: title, nouns: nouns,
      entries: entries.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) })
  }

  func types(_ members: [String: [SymbolGraph.Symbol]]) -> [ModuleSymbols.Entry] {
    own.filter(isType).map { type in entry(type.name, [type], members: members[type.name] ?? []) }
  }

  /// Returns one entry for each function name. Overloads share the entry of their name.
  func functions(_ symbols: [SymbolGraph.Symbol]) -> [ModuleSymbols.Entry] {
    symbols.grouped { $0.path.last.map { $0.first == "(" ? $0 : $0.baseName } ?? "" }.map {
      name, symbols in
      entry(name, symbols, members: [], path: symbols[0].path.dropLast() + [name])
    }
  }

  var additions: [ModuleSymbols.Entry] {
    outside.filter { $0.path.count > 1 }.grouped(by: \.owner).map { owner, symbols in
      entry(owner, [], members: symbols, path: ["extension", owner])
    }
  }

  func entry(
    _ name: String, _ declarations: [SymbolGraph.Symbol], members: [SymbolGraph.Symbol], path: [String]? = nil
  ) -> ModuleSymbols.Entry {
    ModuleSymbols.Entry(
      name: name, anchor: ([module] + (path ?? [name])).withDots,
      declarations: declarations.map(\.listed).sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) },
      members: members.sorted { (rank($0), $0.path.last ?? "", $0.usr) < (rank($1), $1.path.last ?? "", $1.usr) }.map(
        \.listed))
  }

  func isType(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.isType || (symbol.kind == "swift.typealias" && symbol.path.count == 1)
  }

  /// Whether the symbol is a modifier, such as `padding(_:)`. A method is a modifier if a protocol extension declares
  /// it, and its result has the type `Self` or `some …`.
  func isChained(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard symbol.kind == "swift.method", protocols.contains(symbol.owner), !requirements.contains(symbol.usr),
      let result = Self.result(of: symbol.declaration)
    else { return false }
    return result.hasPrefix("some ") || result.contains("Self")
  }

  /// The return type in a declaration, without constraints.
  static func result(of declaration: String) -> Substring? {
    var depth = 0
    var last: Character = " "
    for index in declaration.indices {
      let character = declaration[index]
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, last == "-", character == ">" {
        let rest = declaration[declaration.index(after: index)...].drop(while: \.isWhitespace)
        return rest.firstRange(of: " where ").map { rest[..<$0.lowerBound] } ?? rest
      }
      last = character
    }
    return nil
  }

  func rank(_ symbol: SymbolGraph.Symbol) -> Int {
    Self.memberOrder.firstIndex(of: String(symbol.kind.dropFirst("swift.".count))) ?? Self.memberOrder.count
  }
}

extension SymbolGraph.Symbol {
  fileprivate var name: String { path.withDots }
  fileprivate var owner: String { path.dropLast().withDots }

  fileprivate var listed: ModuleSymbols.Declaration {
    let words = documentation.map(SymbolSummary.init)
    return ModuleSymbols.Declaration(
      name: path.last ?? "", text: declaration.words.withSpaces,
      summary: words?.sentence,
      approximation: words?.approximation)
  }
}

import LimnToolchain

/// Describes the declarations of libraries by their symbol graphs. The sources only add locations and comments.
extension EntityWriter {
  func describe(_ entity: inout Entity, _ type: CodeType, _ interface: LibraryInterface) {
    let roots =
      type.kind == .extension
      ? interface.extensions[type.name] ?? []
      : type.kind.isGlobal ? type.members.compactMap { usrs[$0.location] } : [type.usr]
    let symbols = roots.compactMap { model.declarations[$0] }
    if type.kind != .extension, let symbol = symbols.first {
      entity.declaration?.text = symbol.declaration
      entity.declaration?.usr = symbol.usr
      entity.facts = interface.facts(symbol)
      entity.documentation = symbol.documentation ?? entity.documentation
    } else if let block = symbols.first {
      entity.facts = SymbolFacts(kind: block.kindTitle)
      entity.facts?.extendedModule = block.extendedModule
    }
    let rows =
      type.kind.isGlobal
      ? symbols : roots.flatMap { interface.graph.members[$0] ?? [] }.compactMap { model.declarations[$0] }
    entity.members = members(rows.filter { !$0.isType }, of: type, interface)
    entity.types = types(in: symbols + rows, of: type)
    entity.conformsTo = roots.flatMap { interface.conformances[$0] ?? [] }.map { fact($0, of: type, entity) }
      .sorted { ($0.name, ($0.constraints ?? []).joined()) < ($1.name, ($1.constraints ?? []).joined()) }
    entity.inherited = roots.flatMap(interface.inherited)
  }

  /// The members in the order of the sources. Members that the compiler synthesizes come last.
  private func members(
    _ symbols: [SymbolGraph.Symbol], of type: CodeType, _ interface: LibraryInterface
  ) -> [Member] {
    let facts = [(type.fact, "")] + type.extensions.map { ($0, $0.text) }
    let declared = facts.flatMap { part, head in part.members.map { (fact: $0, head: head) } }
    let written = Dictionary(
      keepingFirst: declared.enumerated().compactMap { order, one in
        usrs[one.fact.location].map { ($0, (order, one.fact, one.head)) }
      })
    let members = symbols.map { symbol -> (order: Int, member: Member) in
      let (order, fact, head) = written[symbol.usr].map { ($0.0, $0.1 as MemberFact?, $0.2) } ?? (.max, nil, "")
      let own = fact?.documentation
      var member = Member(
        name: symbol.path.last ?? "", keyword: symbol.keyword, access: symbol.access, text: symbol.declaration,
        documentation: symbol.documentation ?? own, usr: symbol.usr,
        source: model.locations[symbol.usr] ?? type.fact.location)
      member.facts = interface.facts(
        symbol, inheritsDocumentation: own == nil && symbol.documentation != nil)
      let classes = Self.classConstraints(head)
      let known = member.facts?.constraints ?? []
      if !classes.isEmpty { member.facts?.constraints = known + classes }
      return (order, member)
    }
    return members.sorted {
      ($0.order, $0.member.keyword, $0.member.name, $0.member.text)
        < ($1.order, $1.member.keyword, $1.member.name, $1.member.text)
    }.map(\.member)
  }

  /// The constraints to classes in the head of an extension, which the symbol graph leaves out.
  private static func classConstraints(_ head: String) -> [String] {
    guard let clause = head.firstRange(of: " where ") else { return [] }
    return head[clause.upperBound...].split(separator: ",").compactMap { requirement in
      let sides = requirement.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
      return sides.count == 2 && sides[1] == "AnyObject" ? "`\(sides[0])` conforms to `AnyObject`" : nil
    }
  }

  /// The targets of the types that declarations name. A name with several meanings is left out.
  private func types(in symbols: [SymbolGraph.Symbol], of type: CodeType) -> [String: String] {
    var found: [String: Set<String>] = [:]
    for (name, usr) in symbols.flatMap(\.typeNames) { found[name, default: []].insert(usr) }
    return found.compactMapValues { usrs in
      usrs.count == 1 ? usrs.first.flatMap(target).flatMap { $0 == type.id ? nil : $0 } : nil
    }
  }

  /// The id of a type's entity, or its name with its module, such as `Swift.Int`.
  private func target(_ usr: String) -> String? {
    if let id = model.owner(ofType: usr) { return id }
    guard let name = Demangler.text(usr: usr), name.contains("."), !name.contains("._"), !name.hasPrefix("_"),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return name
  }

  private func fact(
    _ conformance: SymbolGraph.Conformance, of type: CodeType, _ entity: Entity
  ) -> ConformanceFact {
    let known = model.declarations[conformance.target]?.path.withDots
    let name =
      known ?? conformance.name.map { $0.split(separator: ".").dropFirst().withDots }
      ?? conformance.target
    var fact = ConformanceFact(name: name, target: target(conformance.target))
    // Every generic parameter conforms to Copyable and Escapable, unless the declaration says otherwise.
    let isPlain = !(entity.declaration?.text.contains("~") ?? false)
    let constraints = conformance.constraints.filter { text in
      !isPlain || !["`Copyable`", "`Escapable`"].contains(where: text.hasSuffix)
    }
    if !constraints.isEmpty { fact.constraints = constraints }
    if conformance.isInheritance { fact.isInheritance = true }
    fact.source =
      ([type.fact] + type.extensions).lazy.flatMap(\.inheritance).first { written in
        written.name == name || written.name.hasSuffix("." + name) || written.name.hasSuffix(" " + name)
      }?.location
    return fact
  }
}

import LimnToolchain

/// Resolves the names in one file to declarations. Ambiguous names are left unresolved.
struct NameResolver {
  let table: NameTable
  let facts: FileFacts
  let target: String
  private var scope: NameTable.Scope
  /// The names of the types around the code, innermost first.
  private var around: [String] = []
  private let nesting: SpanTree

  init(table: NameTable, facts: FileFacts, target: String) {
    self.table = table
    self.facts = facts
    self.target = target
    scope = NameTable.Scope(facts, target: target)
    nesting = SpanTree(facts.types.map(\.span))
  }

  /// Returns the declarations and resolved names, and the names of cases that could not be resolved.
  func occurrences(_ names: [NameFact]) -> (resolved: [Occurrence], openCases: Set<String>) {
    let found = names.map { name in
      var resolver = self
      resolver.scope.place = name.location
      resolver.around = nesting.around(name.location).map { facts.types[$0].name }
      return resolver.reference(name)
    }
    let open = zip(names, found).filter { $0.role == .member && $0.base.isEmpty && $1 == nil }.map(\.0.name)
    let all = definitions() + found.compactMap(\.self)
    return (all.sorted { ($0.line, $0.column, $0.usr) < ($1.line, $1.column, $1.usr) }, Set(open))
  }

  private func lookup(_ name: String, base: String? = nil) -> NameTable.Entry? {
    table.type(name, base: base, in: scope)
  }

  /// The types around the code, innermost first.
  private var enclosing: [NameTable.Entry] { around.compactMap { lookup($0) } }

  /// The type with this name that is nested in one of the types around the code, or else any other.
  private func nearType(_ name: String, base: String? = nil) -> NameTable.Entry? {
    table.type(name, base: base, in: scope, around: around)
  }

  private func member(_ name: String, of type: NameTable.Entry) -> NameTable.NamedMember? {
    table.member(name, of: type, in: scope)
  }

  /// A resolver for code in more types.
  private func inside(_ types: some Sequence<String>) -> Self {
    var inner = self
    inner.around = Array(types) + around
    return inner
  }

  private func definitions() -> [Occurrence] {
    var found: [Occurrence] = []
    for type in facts.types {
      let extended = type.isExtension ? lookup(type.shortName, base: type.outerName) : nil
      // If several branches of an `#if`, also in other files, declare the same type, the compiler indexed only one of
      // them. Use the USR of that declaration.
      let compiled = facts.isHidden(type) ? nil : lookup(type.name)
      let usr =
        type.isExtension
        ? extended?.usr ?? "outside:" + type.name
        : compiled.flatMap { $0.isCompiled && $0.target == target ? $0.usr : nil } ?? NameTable.usr(target, type)
      found.append(
        Occurrence(
          usr: usr, name: type.name, kind: extended?.kind ?? type.symbolKind,
          roles: type.isExtension ? .reference : .definition,
          at: type.location))
      for member in type.members {
        found.append(
          Occurrence(
            usr: "\(usr)#\(member.baseName)", name: member.name, kind: member.symbolKind, roles: .definition,
            at: member.location))
      }
    }
    for global in facts.globals {
      found.append(
        Occurrence(
          usr: NameTable.usr(target, function: global), name: global.name,
          kind: global.keyword == "func" ? .function : .variable,
          roles: .definition, at: global.location))
    }
    return found
  }

  private func reference(_ name: NameFact) -> Occurrence? {
    switch name.role {
    // In `Coordinator.Router`, the last name can be that of an alias.
    case .type: return typeReference(name) ?? (name.base.isEmpty ? nil : memberReference(name))
    case .value: return name.name.isLikeType ? typeReference(name) : functionReference(name)
    case .member:
      if !name.base.isEmpty, name.name.isCapitalized, let type = typeReference(name) {
        return type
      }
      return memberReference(name)
    }
  }

  private func typeReference(_ name: NameFact) -> Occurrence? {
    guard let type = nearType(name.name, base: name.base.last) else { return nil }
    return Occurrence(
      usr: type.usr, name: type.name, kind: type.kind, roles: .reference, at: name.location)
  }

  /// A function of the type around the code, or a global function. A variable of the function hides both.
  private func functionReference(_ name: NameFact) -> Occurrence? {
    guard name.local == nil else { return nil }
    let type = around.first.flatMap { lookup($0) }
    let own = type.flatMap { member(name.name, of: $0) }.map { ($0.usr, $0.kind) }
    guard let (usr, kind) = own ?? lookup(name.name).map({ ($0.usr, $0.kind) }),
      [.instanceMethod, .staticMethod, .function].contains(kind)
    else { return nil }
    return Occurrence(
      usr: usr, name: name.name, kind: kind, roles: .reference, at: name.location)
  }

  private func memberReference(_ name: NameFact) -> Occurrence? {
    let own = owner(of: name).flatMap { member(name.name, of: $0) }
    guard let member = own ?? table.outsideMember(name.name, of: name.base, in: scope),
      member.file == nil || member.file == facts.path
    else { return nil }
    var roles: SymbolRoles = .reference
    if member.kind.isProperty { roles.insert(name.isWrite ? .write : .read) }
    return Occurrence(
      usr: member.usr, name: name.name, kind: member.kind, roles: roles, at: name.location)
  }

  private func owner(of name: NameFact) -> NameTable.Entry? {
    guard let base = name.base.last else { return enumeration(of: name) }
    if ["self", "Self", "super"].contains(base) { return nil }
    let types = types(of: name.base, local: name.local)
    // A macro can make a method for each case of an `Action`. A name of the `State` is this state.
    return types.first { member(name.name, of: $0) != nil }
      ?? types.filter { lookup("State", base: $0.name)?.members[name.name] == nil }
      .compactMap { lookup("Action", base: $0.name) }
      .first { $0.members[name.name]?.kind == .enumCase }
  }

  /// The types of a value such as `app.model`: those that the declaration of the last property names. If the property's
  /// type is `StoreOf<Feature>` or `Binding<Model>`, these are `Feature` or `Model`. The first property is that of an
  /// enclosing type. A variable of a function often has a type that only the compiler knows; the result is then empty.
  private func types(of path: [String], local: String?) -> [NameTable.Entry] {
    guard let last = path.last else { return [] }
    if last.isCapitalized {
      let nested = path.dropLast().last.flatMap { nearType(last, base: $0) }
      return [nested ?? nearType(last)].compactMap(\.self)
    }
    if path.count == 1 {
      if let local, local.hasPrefix(".") {
        let actions = around.compactMap { lookup("Action", base: $0) ?? lookup($0) }
        return actions.lazy.compactMap { value(of: $0, String(local.dropFirst())) }.prefix(1).map(\.self)
      }
      if let local { return types(in: local) }
      let owner = enclosing.lazy.compactMap { member(last, of: $0)?.type }
      return owner.first.map { types(in: $0) } ?? []
    }
    return types(of: Array(path.dropLast()), local: local).flatMap { owner in
      inside([owner.name]).types(in: member(last, of: owner)?.type ?? "")
    }
  }

  private func types(in written: String) -> [NameTable.Entry] {
    if written.hasPrefix("\\.") { return (table.keys[written.shortName] ?? []).flatMap { types(in: $0) } }
    return NameTable.names(in: written).compactMap { name in
      let parts = name.split(separator: ".").map(String.init)
      return nearType(parts.last ?? name, base: parts.count > 1 ? parts[parts.count - 2] : nil)
    }
  }

  /// Returns the enumeration whose case is named without its type, such as `.save`.
  ///
  /// If the case is sent to a store, the type of the store decides, and otherwise the `Action` of an enclosing type. In
  /// `.login(.save)`, it is the type of the associated value of `login`. In other places, it is the type that is written
  /// for the variable or property to which the value goes.
  private func enumeration(of name: NameFact) -> NameTable.Entry? {
    let features: [NameTable.Entry]
    // The macro `@ViewAction` adds a function `send` for the actions in `Action.view`.
    var starts = (name.receiver == [] ? stores() : []).compactMap {
      lookup("Action", base: $0.name).flatMap { value(of: $0, "view") }
    }
    if let receiver = name.receiver, !receiver.isEmpty {
      let own = types(of: receiver, local: name.local)
      features = own.isEmpty ? stores() : own
    } else {
      features = enclosing
    }
    let wanted = expected(name.context)
    starts += features.compactMap { lookup("Action", base: $0.name) ?? $0 } + features + wanted
    for (index, start) in starts.enumerated() {
      let isWanted = index >= starts.count - wanted.count
      if let found = name.path.reduce(start, { entry, outer in entry.flatMap { value(of: $0, outer) } }),
        let kind = found.members[name.name]?.kind,
        kind == .enumCase || isWanted && [.staticMethod, .staticProperty].contains(kind)
      {
        return found
      }
    }
    return nil
  }

  /// The types that are written where a value goes.
  private func expected(_ context: NameFact.Context?) -> [NameTable.Entry] {
    switch context {
    case nil: return []
    case .type(let written): return types(in: written)
    case .argument(let key, let receiver, let local):
      let owners =
        receiver.isEmpty ? enclosing : types(of: receiver, local: local)
      let all = table.parameters[key] ?? []
      let own = all.filter { parameter in owners.contains { $0.name == parameter.owner } }
      let found = (own.isEmpty ? all : own).flatMap { inside([$0.owner]).types(in: $0.type) }
      // Which of the functions of several types is called, only the compiler knows.
      let isClear = !own.isEmpty || Set(found.map(\.usr)).count == 1
      return (isClear ? found : []) + (receiver.isEmpty ? [] : owners)
    case .value(let path, let local): return types(of: path, local: local)
    }
  }

  /// The type of the associated value of a case. The cases of `PresentationAction` and of stacks contain the action of
  /// their feature.
  private func value(of entry: NameTable.Entry, _ name: String) -> NameTable.Entry? {
    if ["presented", "element"].contains(name), entry.members[name] == nil { return entry }
    let outer = sequence(first: entry.name) { name in name.lastIndex(of: ".").map { String(name[..<$0]) } }
    let values = (entry.members[name]?.payload ?? []).flatMap(inside(outer).types(in:))
    return values.first.map { lookup("Action", base: $0.name) ?? $0 }
  }

  /// The features of the stores that the enclosing types hold.
  private func stores() -> [NameTable.Entry] {
    for outer in enclosing {
      let stores = outer.members.values.compactMap(\.type).filter {
        $0.contains("Store")
      }
      if stores.count == 1 { return stores.flatMap { types(in: $0) } }
    }
    return []
  }
}

extension CodeModelBuilder {
  /// Assigns each extension to its type. An extension of another module's type becomes an entity of its own.
  mutating func addExtensions(_ index: Int) {
    let file = model.files[index]
    for (number, fact) in file.facts.types.enumerated() where fact.isExtension {
      let symbols = file.occurrences(at: fact.location)
      guard let extended = symbols.first(where: { $0.kind.isType && $0.roles.contains(.reference) }) else { continue }
      // An extension in the same target as its type, or in a test, belongs to the type. Any other extension becomes an
      // entity of its own.
      if let id = model.owner(ofType: extended.usr), file.isTest || model.types[id]?.target.name == file.target.name {
        model.types[id]?.extensions.append(fact)
        model.types[id]?.attributes += fact.attributes
        model.files[index].entities[number] = id
      } else if !file.isTest {
        addExternal(fact, number: number, file: index)
      }
    }
  }

  private mutating func addExternal(_ fact: TypeFact, number: Int, file index: Int) {
    let file = model.files[index]
    guard fact.members.contains(where: { !$0.isPrivate }) || !fact.inheritance.isEmpty else { return }
    if !model.apps.contains(where: { $0.targets.contains(file.target.name) }) {
      let isPublished =
        model.interfaces[file.target.module].map { $0.extensions[fact.name] != nil }
        ?? fact.members.contains { ["public", "open"].contains($0.access) && !$0.name.hasPrefix("_") }
      guard isPublished else { return }
    }
    let id = "extension/\(file.target.module)/\(fact.name)"
    add(fact, as: .extension, id: id, in: file)
    model.files[index].entities[number] = id
  }

  /// Adds an entity for a declaration. If an entity with this id exists, adds the declaration to the existing entity.
  mutating func add(_ fact: TypeFact, as kind: EntityKind, id: String, in file: CodeFile) {
    if model.types[id] != nil {
      model.types[id]?.extensions.append(fact)
      return
    }
    let app = model.apps.first { $0.targets.contains(file.target.name) }
    let layer = app?.profile?.kinds.first { rule in
      rule.layer != nil && rule.conformsTo.isEmpty && rule.declared.isEmpty && rule.name == nil && rule.nestedIn.isEmpty
        && KindMatcher(rule).matches(candidate(fact, file))
    }
    model.types[id] = CodeType(
      id: id, kind: kind, layer: layer?.layer.flatMap { app?.layerID($0) },
      app: app?.id,
      profile: app?.profile?.id, usr: "", fact: fact, extensions: [], path: file.path, target: file.target,
      conformances: [],
      attributes: fact.attributes)
  }

  /// Assigns layers to declarations that have none yet: extensions, global declarations, and types of the kind `type`.
  /// If the types in the target of such a declaration all belong to one layer, the declaration gets this layer.
  /// Otherwise, it gets none.
  mutating func placeByTarget() {
    for (id, type) in model.types
    where (type.kind == .extension || type.kind == .type || type.kind.isGlobal) && type.layer == nil && type.app != nil
    {
      let others = model.types.values.filter {
        $0.target.name == type.target.name && $0.kind != .extension && !$0.kind.isGlobal
      }
      let layers = Set(others.compactMap(\.layer))
      if layers.count == 1 { model.types[id]?.layer = layers.first }
    }
  }

  private func candidate(_ fact: TypeFact, _ file: CodeFile) -> KindCandidate {
    KindCandidate(
      path: file.path, target: file.target.name, shortName: fact.shortName, keyword: fact.keyword)
  }

  /// Records the entity that owns each symbol that a file declares.
  mutating func own(_ index: Int) {
    let file = model.files[index]
    for occurrence in file.occurrences
    where occurrence.roles.contains(.definition) || occurrence.roles.contains(.declaration) {
      guard occurrence.kind != .parameter, let id = file.entity(at: occurrence)
      else { continue }
      if model.declarations[occurrence.usr] != nil, model.locations[occurrence.usr] == nil {
        model.locations[occurrence.usr] = file.place(of: occurrence)
      }
      if occurrence.kind.isProperty { model.symbols[Place(occurrence).key(file.path)] = occurrence.usr }
      if occurrence.kind == .extension || model.owners[occurrence.usr] != nil { continue }
      model.owners[occurrence.usr] = id
      if !occurrence.kind.isType { model.members[occurrence.usr] = occurrence.name }
    }
  }
}

extension CodeModel {
  /// Returns the id of the type with this USR. Returns nil for the USR of a member, unlike `owner(ofUSR:)`.
  func owner(ofType usr: String) -> String? { typesByUSR[usr] }
}

/// A name as used in an address: lowercase, with dashes.
func slug(_ text: String) -> String {
  let words = text.lowercased().unicodeScalars.split {
    !$0.properties.isAlphabetic && $0.properties.numericType == nil
  }
  return words.map { String($0) }.joined(separator: "-")
}

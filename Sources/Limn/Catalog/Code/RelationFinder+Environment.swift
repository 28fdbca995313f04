/// Finds the objects that types read from the environment and put into it.
extension RelationFinder {
  /// Finds the values that a type reads from the environment by key path, such as `\.model`. For each value, adds a
  /// relation from the reading type to the type that the declaration of the value names.
  mutating func environment(of type: CodeType) {
    for member in type.members {
      guard let key = member.first(attributeIn: ["Environment"])?.argument?.split(separator: ".").last else { continue }
      for object in (environmentValues[String(key)] ?? []).flatMap(objects) {
        add(.needsEnvironment, type.id, object.id, Evidence(member.location, member: member.name))
      }
    }
  }

  /// Finds the objects in the properties that calls such as `environmentObject(model)` put into the environment.
  mutating func injections(in file: CodeFile) {
    for fact in file.facts.injected {
      guard let type = file.entity(at: fact.location).flatMap({ model.types[$0] }),
        let property = type.members.first(where: { $0.name == fact.name })
      else { continue }
      for object in objects(in: property) where Self.observed.contains(object.kind) {
        add(.injects, type.id, object.id, Evidence(fact.location, member: fact.name))
      }
    }
  }

  /// The types that the declaration of a property names as those of its value, or that of an alias as its type.
  func objects(in property: MemberFact) -> [CodeType] {
    let names = Set(NameTable.names(in: property.valueType ?? property.type ?? "").map(\.shortName))
    return types(in: property.span, at: property.location.path).filter { names.contains($0.fact.shortName) }
  }

  /// The types that code names.
  func types(in span: Span, at path: String) -> [CodeType] {
    let places = model.file(at: path)?.occurrences.filter {
      span.contains($0) && ($0.kind.isType || $0.kind == .initializer)
    }
    return (places ?? []).compactMap { model.owner(ofUSR: $0.usr).flatMap { model.types[$0] } }
  }
}

import LimnDiagnostics
import LimnToolchain

extension RuleContext {
  /// Creates one violation for each source line that is evidence of a relation. If a line is evidence of several
  /// relations, it gets only one violation.
  func violations(_ entity: String, _ relations: [Relation], _ message: (Relation) -> String) -> [Violation] {
    var lines = Set<String>()
    return relations.flatMap { relation in
      relation.evidence.filter { lines.insert("\($0.path):\($0.line)").inserted }.map {
        Violation(entity, message(relation), at: $0.location)
      }
    }
  }

  /// The name of an entity without its module.
  func name(_ id: String) -> String { type(id)?.fact.name ?? id.split(separator: "/").last.map(String.init) ?? id }

  func kind(_ id: String) -> EntityKind? { type(id)?.kind }

  /// The types whose names occur in a property's declaration.
  func types(inDeclarationOf property: MemberFact, of type: CodeType) -> [CodeType] {
    guard let file = model.files.first(where: { $0.path == property.location.path }) else { return [] }
    let span = property.span
    return file.occurrences.filter { $0.kind.isType && span.contains(line: $0.line, column: $0.column) }
      .compactMap { model.owner(ofType: $0.usr) }.compactMap { self.type($0) }
  }

  /// All references to a member, with their files.
  func uses(of member: MemberFact) -> [(file: CodeFile, occurrence: Occurrence)] {
    guard let usr = model.symbols[Place(member.location).key(member.location.path)] else { return [] }
    return model.files.flatMap { file in
      file.occurrences.filter { $0.usr == usr && $0.roles.contains(.reference) }.map { (file, $0) }
    }
  }

  /// Whether any code calls `init(rawValue:)` or `allCases` of the enumeration. Such code can use every case, even if
  /// no code contains the case's name.
  func isMadeByName(_ type: CodeType) -> Bool {
    model.files.contains { file in
      file.occurrences.contains {
        ["init(rawValue:)", "allCases"].contains($0.name) && model.owner(ofUSR: $0.usr) == type.id
      }
    }
  }

  /// The relations that start at previews of the checked apps.
  func previewRelations(_ kinds: RelationKind...) -> [Relation] {
    let targets = Set(apps.flatMap(\.targets))
    let own = previews.filter { targets.contains(model.files[$0.file].target.name) }
    return own.flatMap { preview in kinds.flatMap { from(preview.id, $0) } }
  }

  /// Whether a preview shows the entity.
  func hasPreview(_ id: String) -> Bool { !to(id, .previews).isEmpty }

  /// Whether a location is in code for mocks, according to the name of the member, the file, or the type.
  func isMockCode(_ place: Location, in type: CodeType) -> Bool {
    let inMember = type.members.contains { member in
      member.location.path == place.path && member.span.contains(line: place.line, column: place.column)
        && member.name.lowercased().contains("mock")
    }
    let file = place.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return inMember || file.contains("mock") || type.fact.name.lowercased().contains("mock")
  }

  /// The name of the layer that most types of a target belong to.
  func layerName(ofTarget name: String) -> String? {
    let layers = model.types.values.filter { $0.target.name == name }.compactMap(\.layer)
    let counts = Dictionary(grouping: layers) { $0 }.mapValues(\.count)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return layer(most)?.layer.name
  }
}

import LimnDiagnostics
import LimnToolchain

extension RuleContext {
  /// Creates one violation for each source line that is evidence of a relation. If a line is evidence of several
  /// relations, it gets only one violation. Evidence for which `isWrong` is false is left out.
  func violations(
    _ entity: String, _ relations: [Relation], where isWrong: (Evidence) -> Bool = { _ in true },
    _ message: (Relation) -> String
  ) -> [Violation] {
    var lines = Set<String>()
    return relations.flatMap { relation in
      relation.evidence.filter { isWrong($0) && lines.insert("\($0.path):\($0.line)").inserted }.map {
        Violation(entity, message(relation), at: $0.location)
      }
    }
  }

  /// Creates the violations of a type that must not depend on entities of the given kinds.
  func violations(of type: CodeType, using kinds: [EntityKind], _ message: (Relation) -> String) -> [Violation] {
    violations(type.id, dependencies(of: type, on: kinds), message)
  }

  /// The name of an entity without its module.
  func name(_ id: String) -> String { type(id)?.name ?? id.fileName }

  func kind(_ id: String) -> EntityKind? { type(id)?.kind }

  /// The kind and the name of an entity, such as `repository 'CountryRepository'`.
  func title(_ id: String) -> String { "\(kind(id)?.title ?? "") '\(name(id))'" }

  /// The dependencies of a type on entities of the given kinds.
  func dependencies(of type: CodeType, on kinds: [EntityKind]) -> [Relation] {
    dependencies(of: type.id).filter { kind($0.to).map(kinds.contains) == true }
  }

  /// The violations for the code patterns of one kind in a file. No message means no violation.
  func findings(_ kind: Finding.Kind, in file: CodeFile, _ message: (Finding) -> String?) -> [Violation] {
    file.facts.findings.filter { $0.kind == kind }.compactMap { finding in
      message(finding).map { Violation(owner(file, finding.location), $0, at: finding.location) }
    }
  }

  /// The types whose names occur in a property's declaration.
  func types(inDeclarationOf property: MemberFact) -> [CodeType] {
    guard let file = model.file(at: property.location.path) else { return [] }
    let span = property.span
    return file.occurrences.filter { $0.kind.isType && span.contains($0) }
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

  /// What the previews of the checked apps use.
  var previewRelations: [Relation] {
    let targets = Set(apps.flatMap(\.targets))
    let own = previews.filter { targets.contains(model.files[$0.file].target.name) }
    return own.flatMap { from($0.id, .uses, .reads, .injects) }
  }

  /// The violations of previews that use a wrong member, such as a value for the app.
  func previewUses(_ advice: String, of isWrong: (String) -> Bool) -> [Violation] {
    previewRelations.flatMap { relation in
      relation.evidence.compactMap { evidence in
        guard let member = evidence.member, isWrong(member) else { return nil }
        let message = "a preview uses '\(name(relation.to)).\(member)': \(advice)"
        return Violation(relation.from, message, at: evidence.location)
      }
    }
  }

  /// Whether a location is in code for mocks, according to the name of the member, the file, or the type.
  func isMockCode(_ place: Location, in type: CodeType) -> Bool {
    let inMember = type.members.contains { member in
      member.location.path == place.path && member.span.contains(place)
        && member.name.lowercased().contains("mock")
    }
    let file = place.path.fileName.lowercased()
    return inMember || file.contains("mock") || type.name.lowercased().contains("mock")
  }

  /// The name of the layer that most types of a target belong to.
  func layerName(ofTarget name: String) -> String? {
    let layers = model.types.values.filter { $0.target.name == name }.compactMap(\.layer)
    return layer(layers.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key)?.layer.name
  }
}

extension Violation {
  /// Creates a violation at the name of a type, or of one of its members, with an empty rule id.
  init(_ type: CodeType, _ message: String, at member: MemberFact? = nil) {
    self.init(type.id, message, at: member?.location ?? type.fact.location)
  }
}

extension [Violation] {
  /// These violations, and those of other violations that are on other lines.
  func adding(_ others: [Violation]) -> [Violation] {
    let lines = Set(map(\.source.line))
    return self + others.filter { !lines.contains($0.source.line) }
  }
}

extension FileFacts {
  /// The imports of user interface frameworks.
  var userInterfaceImports: [ImportFact] {
    imports.filter { ["SwiftUI", "UIKit", "AppKit", "WatchKit"].contains($0.module) }
  }
}

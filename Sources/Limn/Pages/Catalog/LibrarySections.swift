import LimnCatalog

/// The sections about the protocols, superclasses, and inherited members of a library's type.
extension CatalogFormatter {
  func addLibrarySections(of entity: Entity, to page: inout CatalogContent) {
    let facts = entity.conformsTo ?? []
    page.section("Inherits from", list(facts.filter { $0.isInheritance == true }))
    // The compiler lists what it implies for every type too. Only a written conformance says something.
    let conformances = facts.filter {
      $0.isInheritance != true && ($0.source != nil || !Self.implied.contains($0.name))
    }
    let keyword = entity.declaration?.keyword
    page.section(keyword == "protocol" ? "Inherits from" : "Conforms to", list(conformances))
    let heirs = heirs(of: entity.id).grouped { $0.declaration?.keyword == keyword }
    for (title, isSame) in [("Inherited by", true), ("Conforming types", false)] {
      page.section(title, heirs[isSame].map { [.list($0.map { [link($0.id)] })] } ?? [])
    }
    page.section(
      "Inherited members",
      (entity.inherited ?? []).map { group in
        .folded(
          "\(group.origin): \(group.members.count.counted("member"))",
          [.list(group.members.map { [.code($0)] })])
      })
  }

  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

  private func list(_ facts: [ConformanceFact]) -> [CatalogBlock] {
    facts.isEmpty ? [] : [.list(facts.map(item))]
  }

  private func item(_ fact: ConformanceFact) -> [CatalogInline] {
    var item = [link(fact)]
    if let constraints = fact.constraints { item += [" when "] + Self.words(constraints.listed) }
    if let place = fact.source { item += [" · ", source(place)] }
    return item
  }

  private func link(_ fact: ConformanceFact) -> CatalogInline {
    guard let target = fact.target else { return .code(fact.name) }
    if self[target] != nil { return link(target) }
    return external.address(of: target).map { .outside(fact.name, $0) } ?? .code(fact.name)
  }
}

import LimnConfiguration

/// The properties of a type that kind rules compare with their conditions.
struct KindCandidate {
  var path, target, shortName, keyword: String
  var conformances: Set<String> = []
  var attributes: Set<String> = []
  var outerKind: EntityKind?
  var isGenerated = false
}

/// A kind rule with parsed patterns.
struct KindMatcher {
  let rule: KindRule
  private let folder, target, name: Glob?

  init(_ rule: KindRule) {
    self.rule = rule
    folder = rule.folder.map(Glob.init)
    target = rule.target.map(Glob.init)
    name = rule.name.map(Glob.init)
  }

  func matches(_ type: KindCandidate) -> Bool {
    if let folder, !folder.matches(type.path) { return false }
    if let target, !target.matches(type.target) { return false }
    if let name, !name.matches(type.shortName) { return false }
    if !rule.conformsTo.isEmpty, type.conformances.isDisjoint(with: rule.conformsTo) { return false }
    if let attribute = rule.attribute, !type.attributes.contains(attribute) { return false }
    if !rule.declared.isEmpty, !rule.declared.contains(type.keyword) { return false }
    if !rule.nestedIn.isEmpty { return type.outerKind.map(rule.nestedIn.contains) ?? false }
    return true
  }
}

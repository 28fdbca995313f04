import LimnCatalog

/// What the code that handles the actions of a store does: the properties that it sets, and its effects on other types.
///
/// Exploring previews finds only what a preview did. The code also has what happens otherwise.
struct HandlingCode {
  let format: CatalogFormatter
  /// The content of each source file by path.
  let texts: [String: [UInt8]]
  /// The store, or the type of its actions.
  let entity: Entity
}

extension HandlingCode {
  /// Returns the facts about an action, in the order of the source lines. The action's name has no parameters.
  func facts(of action: String) -> (changes: [String], effects: [[CatalogInline]]) {
    var (changes, effects): ([String], [(line: Int, inlines: [CatalogInline])]) = ([], [])
    let ids = format.actions(of: ActionFacts.store(ofActions: entity)) + [entity.id]
    for relation in ids.flatMap({ format.to($0, [.handles]) }) {
      guard let handler = format.index.entities[relation.from] else { continue }
      for evidence in relation.evidence where evidence.member?.baseName == action {
        let lines = (texts[evidence.path] ?? []).lines
        let block = lines.declaration(at: evidence.line - 1, isCase: true)
        changes += lines[block].compactMap { Self.property(setBy: $0.text, of: handler) }
        for use in format.from(handler.id) {
          effects += use.evidence.filter { $0.path == evidence.path && block.contains($0.line - 1) }
            .compactMap { one in effect(use, one, lines[one.line - 1].text).map { (one.line, $0) } }
        }
      }
    }
    var seen = Set<String>()
    let sorted = effects.sorted { $0.line < $1.line }.map(\.inlines)
    return (changes.unique, sorted.filter { seen.insert("\($0)").inserted })
  }

  /// Returns the path of the store's property that a line sets or mutates, such as `person.weight`.
  private static func property(setBy line: String, of store: Entity) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let path = text.trimmingPrefix("self.").prefix {
      $0.isLetter || $0.isNumber || "._".contains($0)
    }
    let rest = line[path.endIndex...]
    let isAssigned = [" = ", " += ", " -= ", " *= "].contains(where: rest.hasPrefix)
    let parts = path.split(separator: ".")
    let isMutated = ["append", "insert", "remove", "removeAll", "removeLast", "toggle"].contains(parts.last ?? "")
    guard let root = parts.first, store.members.contains(where: { $0.name == root && $0.keyword == "var" }) else {
      return nil
    }
    if isAssigned { return String(path) }
    return isMutated && rest.hasPrefix("(") ? parts.dropLast().joined(separator: ".") : nil
  }

  private func effect(_ use: Relation, _ evidence: Evidence, _ line: String) -> [CatalogInline]? {
    guard let other = format.index.entities[use.to], ![.action, .route, .entity].contains(other.kind) else {
      return nil
    }
    let member = evidence.member?.baseName
    let isCall = evidence.member?.hasSuffix(")") == true
    switch use.kind {
    case .reads, .writes:
      return member.map { [.text(use.kind.title + " "), format.link(other.id), .code("." + $0)] }
    case .uses where member == "init" || member == nil && line.contains("\(other.name)("):
      return ["makes ", format.link(other.id)]
    case .uses where isCall: return member.map { ["calls ", format.link(other.id), .code("." + $0)] }
    default: return nil
    }
  }
}

extension Relation {
  /// A verb that says what the code does with the other type.
  func verb(to other: Entity) -> String {
    guard kind == .uses, ![.action, .route, .entity].contains(other.kind) else { return kind.title }
    let functions = evidence.compactMap(\.member).filter { $0.hasSuffix(")") }
    if functions.contains(where: { !$0.hasPrefix("init(") }) { return "calls" }
    return functions.isEmpty ? kind.title : "makes"
  }
}

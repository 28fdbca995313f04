import LimnCatalog
import LimnDiagnostics

/// What the code that handles the actions of a store does: the properties that it sets, and its effects on other types.
///
/// Exploring previews finds only what a preview did. The code also has what happens otherwise.
struct HandlingCode {
  let words: CatalogFormatter
  /// The content of each source file by path.
  let texts: [String: [UInt8]]
  /// The store, or the type of its actions.
  let entity: Entity
}

extension HandlingCode {
  /// Returns the facts about an action, in the order of the source lines. The action's name has no parameters.
  func facts(of action: String) -> (changes: [String], effects: [[CatalogInline]]) {
    var (changes, effects): ([String], [(line: Int, inlines: [CatalogInline])]) = ([], [])
    let store = ActionFacts.store(ofActions: entity)
    let declared = words.index.entities.keys.filter { $0.hasSuffix("/\(store).Action") } + [entity.id]
    for relation in declared.flatMap(words.to) where relation.kind == .handles {
      guard let handler = words.index.entities[relation.from] else { continue }
      for evidence in relation.evidence where evidence.member?.baseName == action {
        let block = block(at: evidence)
        changes += block.lines.compactMap { Self.property(setBy: $0, of: handler) }
        for use in words.from(handler.id) {
          effects += use.evidence.filter { $0.path == evidence.path && block.range.contains($0.line) }
            .compactMap { one in effect(use, one, block.lines[one.line - block.range.lowerBound]).map { (one.line, $0) }
            }
        }
      }
    }
    var seen = Set<String>()
    let sorted = effects.sorted { $0.line < $1.line }.map(\.inlines)
    return (changes.unique, sorted.filter { seen.insert("\($0)").inserted })
  }

  /// Returns the lines of a `case`, which end before the next line that is not indented more than the `case`.
  private func block(at evidence: Evidence) -> (range: Range<Int>, lines: [String]) {
    let all = (texts[evidence.path] ?? []).lines
      .dropFirst(evidence.line - 1).map(\.text)
    func indentation(_ line: String) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
    let end = all.dropFirst().firstIndex { !$0.isEmpty && indentation($0) <= indentation(all[0]) } ?? all.endIndex
    return (evidence.line..<(evidence.line + end), Array(all[..<end]))
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
    guard let other = words.index.entities[use.to], ![.action, .route, .entity].contains(other.kind) else { return nil }
    let member = evidence.member?.baseName
    let isCall = evidence.member?.hasSuffix(")") == true
    switch use.kind {
    case .reads, .writes:
      return member.map { [.text(use.kind.title + " "), words.link(other.id), .code("." + $0)] }
    case .uses where member == "init" || member == nil && line.contains("\(other.name)("):
      return ["makes ", words.link(other.id)]
    case .uses where isCall: return member.map { ["calls ", words.link(other.id), .code("." + $0)] }
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

extension [String] {
  /// The elements without duplicates, in order.
  fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

import LimnCatalog
import LimnDiagnostics

/// What the code does that handles the actions of a store, or that a control of a view starts: the properties that it
/// sets, and its effects on other types.
///
/// Exploring previews finds only what a preview did. The code also has what happens otherwise.
struct HandlingCode {
  let format: CatalogFormatter
  /// The content of each source file by path.
  let texts: [String: [UInt8]]
  /// The store, the type of its actions, or the view.
  let entity: Entity

  /// In the order of the source lines.
  struct Facts {
    var changes: [String] = []
    var effects: [[CatalogInline]] = []
    fileprivate var lines = Set<Int>()
  }
}

extension HandlingCode {
  /// Returns the facts about an action. The action's name has no parameters.
  func facts(of action: String) -> Facts {
    var found = Facts()
    let ids = format.actions(of: ActionFacts.store(ofActions: entity)) + [entity.id]
    for relation in ids.flatMap({ format.to($0, [.handles]) }) {
      guard let handler = format[relation.from] else { continue }
      for evidence in relation.evidence where evidence.member?.baseName == action {
        read(evidence.location, of: handler, isCase: true, into: &found)
      }
    }
    return found
  }

  /// What a control of the view does.
  func effects(of control: NamedUse) -> [CatalogInline] {
    var found = Facts()
    read(control.source, of: entity, isControl: true, into: &found)
    return Array((found.effects + found.changes.map { ["sets ", .code($0)] }).joined(separator: [", "]))
  }

  /// Reads the code that starts in a line, and the type's own functions that it calls.
  private func read(
    _ place: Location, of owner: Entity, isCase: Bool = false, isControl: Bool = false, into found: inout Facts
  ) {
    let lines = (texts[place.path] ?? []).lines
    let head = place.line <= lines.count ? lines[place.line - 1].text : ""
    // What precedes the closure of a control is its title, and what follows `label:` is its label, as is the closure
    // after `action:`.
    let isLabeled = head.contains(/(action|perform|on[A-Z]\w+): [^{]/)
    let title = isControl && !isLabeled ? head.prefix { $0 != "{" }.count : 0
    if isControl, let match = head.firstMatch(of: /\w: \$([\w.]+)/) {
      found.changes.addIfMissing(String(match.output.1))
    }
    let uses = format.from(owner.id).flatMap { use in use.evidence.map { (use, $0) } }
      .filter { $1.path == place.path }.sorted { $0.1 < $1.1 }
    for number in lines.declaration(at: place.line - 1, isCase: isCase) where found.lines.insert(number).inserted {
      let text = lines[number].text
      let isHead = number == place.line - 1
      if isControl, !isHead, isLabeled || text.contains(/\} label:|\}\) \{/) { break }
      for part in text.split(whereSeparator: "{;".contains) {
        if let property = Self.property(setBy: part, of: owner) { found.changes.addIfMissing(property) }
      }
      for (use, evidence) in uses where evidence.line - 1 == number && (!isHead || evidence.column > title) {
        if let effect = effect(use, evidence, text) { found.effects.addIfMissing(effect) }
      }
      for name in owner.environment.map(\.name) + owner.outputs.map(\.name) where Self.calls(name, text) {
        found.effects.addIfMissing(["calls ", .code(name)])
      }
      for member in owner.members where member.keyword == "func" && Self.calls(member.name.baseName, text) {
        read(member.source, of: owner, into: &found)
      }
    }
  }

  /// Whether a line calls a function of the type itself, or passes it on.
  private static func calls(_ name: String, _ line: String) -> Bool {
    let names = line.replacing("self.", with: "").split { !isPath($0) }
    return names.contains { $0 == name } && [name + "(", name + "?(", ": " + name].contains(where: line.contains)
  }

  private static func isPath(_ c: Character) -> Bool { c.isLetter || c.isNumber || "._".contains(c) }

  /// Returns the path of the store's property that a line sets or mutates, such as `person.weight`.
  private static func property(setBy line: Substring, of store: Entity) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" || $0 == "(" }
    let path = text.trimmingPrefix("self.").prefix(while: isPath)
    let rest = line[path.endIndex...]
    let isAssigned = [" = ", " += ", " -= ", " *= "].contains(where: rest.hasPrefix)
    let parts = path.split(separator: ".")
    let isMutated = [
      "append", "formUnion", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "subtract",
      "toggle",
    ].contains(parts.last ?? "")
    guard let root = parts.first, store.members.contains(where: { $0.name == root && $0.keyword == "var" }) else {
      return nil
    }
    if isAssigned { return String(path) }
    return isMutated && rest.hasPrefix("(") ? parts.dropLast().joined(separator: ".") : nil
  }

  private func effect(_ use: Relation, _ evidence: Evidence, _ line: String) -> [CatalogInline]? {
    guard let other = format[use.to] else { return nil }
    let member = evidence.member?.baseName
    let isCall = evidence.member?.hasSuffix(")") == true
    switch use.kind {
    case .navigatesTo where other.kind.isView: return ["opens ", format.link(other.id)]
    case .emits: return member.map { ["sends ", format.link(other.id), .code("." + $0)] }
    case _ where [.action, .route, .entity].contains(other.kind): return nil
    case .reads where entity.kind.isView: return nil
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

import LimnCatalog
import LimnPlatform

/// Facts about an action from the explored states of previews.
public struct ActionFacts: Hashable, Sendable {
  /// Returns the facts about an action, by store and case.
  public typealias Lookup = @Sendable (_ store: String, _ name: String) -> ActionFacts?

  /// The controls that send the action, such as `Button “Save”`.
  public var senders: [String]
  /// The values that changed after the action was sent.
  public var changes: [String] = []
  /// The calls that were made after the action was sent.
  public var calls: [String] = []
  /// The address of a preview's page relative to the site's root, followed by `#` and the anchor of the state in which
  /// the action is sent.
  public var state: String?
}

extension ActionFacts {
  public init() { self.init(senders: []) }

  /// The name of the type to which an entity's actions belong. For the entity `PersonBMI.Action`, this is `PersonBMI`.
  static func store(ofActions entity: Entity) -> String { entity.name.trimmingSuffix(".Action") }
}

extension CatalogInline {
  /// Text that links to a state of a preview, if there is one.
  static func state(_ text: String, _ state: String?, isCode: Bool = false) -> CatalogInline {
    guard let (page, fragment) = state?.atFragment else { return isCode ? .code(text) : .text(text) }
    return .page(text, PageAddress(page.percentDecoded), fragment: fragment, isCode: isCode)
  }
}

extension PageAddress {
  /// Returns a link from this page to a state of a preview. The format of `state` is described at
  /// ``ActionFacts/state``.
  func link(toState state: String) -> String {
    let (page, fragment) = state.atFragment
    return link(to: PageAddress(page.percentDecoded), fragment: fragment)
  }
}

/// A table of a store's actions with their senders, changes, and effects. Changes and effects are those of the code that
/// handles the action, and those that previews showed.
struct ActionTable {
  let format: CatalogFormatter
  let entity: Entity
  var hasAnchors = true
  let facts: (String) -> ActionFacts?

  func block() -> CatalogBlock {
    let rows = entity.outputs.map { output -> [[CatalogInline]] in
      let facts = facts(output.name) ?? ActionFacts()
      let handled = (output.does ?? []).grouped { $0.verb == "sets" }
      let senders = facts.senders.map { [CatalogInline.text($0)] }
      let changes = ((handled[true] ?? []).compactMap(\.name) + facts.changes).unique.map { [CatalogInline.code($0)] }
      let effects = (handled[false] ?? []).map(format.effect) + facts.calls.map { ["calls ", .code($0)] }
      return [[.state(output.name, facts.state, isCode: true)] + payload(of: output)]
        + [senders.isEmpty ? emitters(of: output) : senders, changes, effects].map {
          Array($0.joined(separator: [", "]))
        }
        + [format.prose(output.documentation ?? "", from: format.comment(on: entity))]
    }
    return .table(
      columns: ["Action", "Sent by", "Changes", "Effects", "About"], rows: rows,
      anchors: hasAnchors ? Self.anchors(of: entity) : [])
  }

  private func payload(of output: Output) -> [CatalogInline] {
    output.payload.filter { !$0.isEmpty }.flatMap { [" ", format.type($0, module: entity.module)] }
  }

  /// The anchors of a type's actions on its page, in order.
  private static func anchors(of entity: Entity) -> [String] {
    SymbolLinks.anchors(ofMembers: entity.outputs.map(\.name)).map { "action-" + $0.dropFirst("member-".count) }
  }

  /// The anchor of the first action with the given name; nil if the type has no such action.
  static func anchor(of name: String, in entity: Entity) -> String? {
    entity.outputs.firstIndex { $0.name.baseName == name }.map { anchors(of: entity)[$0] }
  }

  /// Returns links to the types whose code sends the action. If no code sends the action, but the action has a payload
  /// of the type `Child.Action`, returns a link to the child store `Child`.
  private func emitters(of output: Output) -> [[CatalogInline]] {
    let name = output.name.baseName
    let ids = [entity.id] + format.actions(of: entity.name)
    let senders = ids.flatMap { format.to($0, [.emits]) }.filter { relation in
      (relation.from != entity.id || entity.kind == .reducer)
        && relation.evidence.contains { $0.member?.baseName == name }
    }
    if !senders.isEmpty { return Set(senders.map(\.from)).sorted().map { [format.link($0)] } }
    return output.payload.compactMap { type in
      guard type.hasSuffix(".Action"),
        let child = format.entity(named: type.trimmingSuffix(".Action"), module: entity.module)
      else { return nil }
      return ["Child ", format.link(child.id)]
    }
  }
}

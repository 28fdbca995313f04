import LimnCatalog
import LimnMarkup
import LimnPlatform

/// Facts about an action from the explored states of previews.
public struct ActionFacts: Hashable, Sendable {
  /// Returns the facts about an action, by store and case.
  public typealias Lookup = @Sendable (_ store: String, _ name: String) -> ActionFacts?

  /// The controls that send the action, such as `Button “Save”`.
  public var senders: [String]
  /// The values that changed after the action was sent.
  public var changes: [String]
  /// The calls that were made after the action was sent.
  public var calls: [String]
  /// The address of a preview's page relative to the site's root, followed by `#` and the anchor of the state in which
  /// the action is sent.
  public var state: String?

  public init(senders: [String] = [], changes: [String] = [], calls: [String] = [], state: String? = nil) {
    self.senders = senders
    self.changes = changes
    self.calls = calls
    self.state = state
  }
}

extension ActionFacts {
  /// The name of the type to which an entity's actions belong. For the entity `PersonBMI.Action`, this is `PersonBMI`.
  static func store(ofActions entity: Entity) -> String {
    entity.name.trimmingSuffix(".Action")
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
  let code: HandlingCode
  let facts: (String) -> ActionFacts?
}

extension ActionTable {
  func block() -> CatalogBlock {
    var html = Markup()
    var rows: [[[CatalogInline]]] = []
    html.table("Actions", ["acts"], columns: ["Action", "Sent by", "Changes", "Effects"]) { html in
      for (output, anchor) in zip(entity.outputs, Self.anchors(of: entity)) {
        let facts = facts(output.name)
        let senders = facts?.senders ?? []
        let handled = code.facts(of: output.name.baseName)
        let changes = handled.changes + (facts?.changes ?? []).filter { !handled.changes.contains($0) }
        let effects = handled.effects + (facts?.calls ?? []).map { ["calls ", .code($0)] }
        html.element("tr", [], [("id", anchor)]) { html in
          html.element("th", [], [("scope", "row")]) { html in
            name(output, state: facts?.state, into: &html)
            if let about = output.documentation {
              let prose = format.prose(about, from: format.comment(on: entity))
              html.element("small") { $0.write(prose, on: format.here) }
            }
          }
          cell("Sent by", senders.isEmpty ? emitters(of: output) : senders.map { [.text($0)] }, into: &html)
          cell("Changes", changes.map { [.code($0)] }, into: &html)
          cell("Effects", effects, into: &html)
        }
        html.add("\n")
        rows.append([
          name(output), [.text(senders.joined(separator: ", "))],
          [.text(changes.joined(separator: ", "))],
          Array(effects.joined(separator: [", "])),
          format.prose(output.documentation ?? "", from: format.comment(on: entity)),
        ])
      }
    }
    return .drawn(
      html, [.table(columns: ["Action", "Sent by", "Changes", "Effects", "About"], rows: rows)])
  }

  private func name(_ output: Output) -> [CatalogInline] { [.code(output.name)] + payload(of: output) }

  private func payload(of output: Output) -> [CatalogInline] {
    output.payload.filter { !$0.isEmpty }.flatMap { [" ", format.type($0, module: entity.module)] }
  }

  /// Writes an action's name and the types of its payload. The name links to the state of a preview in which the action
  /// is sent.
  private func name(_ output: Output, state: String?, into html: inout Markup) {
    if let state {
      html.element(
        "a", [], [("href", format.here.link(toState: state)), ("title", "Open a preview that sends this action")]
      ) { $0.write([.code(output.name)], on: format.here) }
    } else {
      html.write([.code(output.name)], on: format.here)
    }
    html.write(payload(of: output), on: format.here)
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
      relation.from != entity.id && relation.evidence.contains { $0.member?.baseName == name }
    }
    if !senders.isEmpty { return Set(senders.map(\.from)).sorted().map { [format.link($0)] } }
    return output.payload.compactMap { type in
      guard type.hasSuffix(".Action"),
        let child = format.entity(named: type.trimmingSuffix(".Action"), module: entity.module)
      else { return nil }
      return ["Child ", format.link(child.id)]
    }
  }

  private func cell(_ title: String, _ lines: [[CatalogInline]], into html: inout Markup) {
    html.element("td", lines.isEmpty ? ["none"] : [], [("data-l", title)]) { html in
      for line in lines.prefix(6) { html.element("div") { $0.write(line, on: format.here) } }
      if lines.count > 6 { html.element("div", text: "and \(lines.count - 6) more") }
    }
  }
}

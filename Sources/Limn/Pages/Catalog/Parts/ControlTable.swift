import LimnCatalog
import LimnMarkup
import LimnPlatform
import LimnPreviews

/// A table of a view's controls. For each control, it shows the kind, the effect, and the state that the control leads
/// to.
struct ControlTable {
  let format: CatalogFormatter
  let entity: Entity
  let controls: [ViewControl]

  private static let most = 24
}

extension ControlTable {
  func block() -> CatalogBlock {
    var html = Markup()
    var rows: [[[CatalogInline]]] = []
    html.table("Controls", ["acts", "ctls"], columns: Self.titles) { html in
      for control in controls.prefix(Self.most) {
        let (name, effect, target) = (name(of: control), effect(of: control), target(of: control))
        html.element("tr") { html in
          html.element("th", [], [("scope", "row")]) { html in
            html.write(control.name)
            if let remark = Self.remark(control) { html.element("small", text: remark) }
          }
          html.element("td", [], [("data-l", "Kind")], text: control.kind)
          for (title, cell) in [("Does", effect), ("Leads to", target)] {
            html.element("td", cell.isEmpty ? ["none"] : [], [("data-l", title)]) {
              $0.write(cell, on: format.here)
            }
          }
        }
        html.add("\n")
        rows.append([name, [.text(control.kind)], effect, target])
      }
    }
    let left = controls.count - Self.most
    if left > 0 { html.element("p", text: "And \(left) more.") }
    return .drawn(html, [.table(columns: Self.titles, rows: rows)])
  }

  private static let titles = ["Control", "Kind", "Does", "Leads to"]

  private func name(of control: ViewControl) -> [CatalogInline] {
    [.text(control.name)] + (Self.remark(control).map { [.text(" (\($0))")] } ?? [])
  }

  private static func remark(_ control: ViewControl) -> String? {
    let similar = control.alike > 0 ? "and \(control.alike.counted("similar control"))" : nil
    let parts = [control.place.map { "in the \($0)" }, similar].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns what a control does: the first action that it sends, with links. If the control sends no action, returns
  /// the first call that it makes. If it makes no call, returns the first value that it changes. In each case, the
  /// number of further actions, calls, or values follows.
  private func effect(of control: ViewControl) -> [CatalogInline] {
    if let action = control.sends.first { return ["sends "] + link(toAction: action) + more(control.sends.count) }
    if let call = control.calls.first {
      return ["calls ", .code(call.baseName)] + more(control.calls.count)
    }
    if let change = control.changes.first { return ["sets ", .code(change)] + more(control.changes.count) }
    return control.isTried ? [] : ["not tried"]
  }

  private func more(_ count: Int) -> [CatalogInline] { count > 1 ? [.text(" and \(count - 1) more")] : [] }

  /// Returns the case of an action as a link to the store's table of actions, and a link to the source line that sends
  /// the action. For `PersonBMI.saveButtonTapped(1)`, the case is `saveButtonTapped`.
  private func link(toAction text: String) -> [CatalogInline] {
    let path = text.prefix { $0 != "(" && $0 != " " }.split(separator: ".").map(String.init)
    guard let name = path.last else { return [.code(text)] }
    let store = path.count > 1 ? format.entity(named: path[path.count - 2], module: entity.module) : nil
    var found: [CatalogInline] = [.code(name)]
    if let store, let address = format.address(store.id), let anchor = ActionTable.anchor(of: name, in: store) {
      found = [.page(name, address, fragment: anchor, isCode: true)]
    }
    let line = format.from(entity.id, [.emits]).flatMap(\.evidence).first { $0.member?.baseName == name }
    return found + (line.map { [" ", format.line($0.location)] } ?? [])
  }

  private func target(of control: ViewControl) -> [CatalogInline] {
    guard let name = control.target else { return [] }
    guard let (page, fragment) = control.address?.atFragment else { return [.text(name)] }
    return [.page(name, PageAddress(page), fragment: fragment)]
  }
}

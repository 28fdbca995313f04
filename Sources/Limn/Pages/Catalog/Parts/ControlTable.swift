import LimnCatalog
import LimnPreviews

/// A table of a view's controls. For each control, it shows the kind, the effect, and the state that the control leads
/// to.
struct ControlTable {
  let format: CatalogFormatter
  let entity: Entity

  func row(_ control: ViewControl) -> [[CatalogInline]] {
    let similar = control.alike > 0 ? "and \(control.alike.counted("similar control"))" : nil
    let remark = [control.place.map { "in the \($0)" }, similar].compactMap(\.self).withCommas
    return [
      [.text(control.name + (remark.isEmpty ? "" : " (\(remark))"))], [.text(control.kind)], effect(of: control),
      control.target.map { [.state($0, control.address)] } ?? [],
    ]
  }

  /// Returns what a control does: the actions that it sends, with links, and the calls and changes that follow.
  private func effect(of control: ViewControl) -> [CatalogInline] {
    let calls = control.calls.map(\.baseName).unique.map { ["calls ", CatalogInline.code($0)] }
    let all =
      control.sends.map { ["sends "] + link(toAction: $0) } + calls
      + control.changes.map { ["sets ", .code($0)] }
    return all.isEmpty && !control.isTried ? ["not tried"] : Array(all.joined(separator: [", "]))
  }

  /// Returns the case of an action as a link to the store's table of actions, and a link to the source line that sends
  /// the action. For `PersonBMI.saveButtonTapped(1)`, the case is `saveButtonTapped`.
  private func link(toAction text: String) -> [CatalogInline] {
    let path = text.prefix { $0 != "(" && $0 != " " }.parts(at: ".")
    guard let name = path.last else { return [.code(text)] }
    let store = path.count > 1 ? format.entity(named: path[path.count - 2], module: entity.module) : nil
    var found: [CatalogInline] = [.code(name)]
    if let store, let address = format.address(store.id), let anchor = ActionTable.anchor(of: name, in: store) {
      found = [.page(name, address, fragment: anchor, isCode: true)]
    }
    let line = format.from(entity.id, [.emits]).flatMap(\.evidence).first { $0.member?.baseName == name }
    return found + (line.map { [" ", format.source($0.location, isShort: true)] } ?? [])
  }
}

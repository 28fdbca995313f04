import LimnPages
import LimnPreviews

/// The controls of each view from the explored previews, for the pages of views.
struct ObservedControls {
  /// The controls of each view. The key consists of module and view, such as `UserInterface/PersonBMIView`.
  private let facts: [String: [ControlFacts]]

  init(_ graphs: [StateGraph], properties: StoreProperties) {
    var facts: [String: [ControlFacts]] = [:]
    for (module, graphs) in Dictionary(grouping: graphs, by: \.preview.module) {
      for (view, controls) in ViewControl.all(in: graphs) {
        facts["\(module)/\(view)"] = controls.map { Self.facts(of: $0, properties) }
      }
    }
    self.facts = facts
  }

  func controls(module: String, view: String) -> [ControlFacts] { facts["\(module)/\(view)"] ?? [] }

  private static func facts(of control: ViewControl, _ properties: StoreProperties) -> ControlFacts {
    var changes: [String] = []
    for change in control.changes.compactMap(properties.name) where !changes.contains(change) { changes.append(change) }
    return ControlFacts(
      name: control.name, kind: control.kind, place: control.place,
      alike: control.alike, sends: control.sends, calls: control.calls, changes: changes, target: control.target,
      address: control.address, isTried: control.isTried)
  }
}

import LimnCatalog
import LimnPages
import LimnPreviews

/// The facts about each action that Limn observed while it explored previews: which controls sent the action, which
/// values changed after it, and which calls it made.
struct ObservedActions {
  /// The facts by store and action, such as `PersonBMI.saveButtonTapped`.
  private var facts: [String: ActionFacts] = [:]

  init(_ graphs: [StateGraph], properties: StoreProperties = StoreProperties()) {
    for graph in graphs {
      for edge in graph.edges {
        let sender = edge.step.label.flatMap { label in
          edge.step.role.map { "\($0.rawValue.capitalizedFirst) “\(label)”" }
        }
        let changes = edge.remembered.compactMap { properties.name(of: $0.path) }
        let calls = edge.effects.filter { $0.kind == .called }.map(\.text)
        // The control sends only the first action of a step. The later actions are sent by other actions.
        for (place, effect) in edge.effects.enumerated() where effect.kind == .sent {
          note(effect.text, by: place == 0 ? sender : nil, changes, calls, in: graph.url(of: edge.from))
        }
      }
    }
    // The page of an action links to one state: the first state that is recorded for the action. A state with a control
    // that sends the action is more useful than the start of a view that sends the action. So record the steps of all
    // graphs first, and the starts of views after them, with the calls that follow each action. No changes are recorded
    // for a start, since there is no earlier state to compare with.
    for graph in graphs {
      let effects = graph.startEffects
      let sent = effects.indices.filter { effects[$0].kind == .sent }
      // The view sends the first action. The later actions may have been sent by other actions.
      for place in sent {
        let calls = effects[place...].filter { $0.kind == .called }.map(\.text)
        note(effects[place].text, by: place == sent.first ? Self.start : nil, [], calls, in: graph.url(of: 0))
      }
    }
  }

  func facts(store: String, name: String) -> ActionFacts? { facts["\(store).\(name.baseName)"] }

  private mutating func note(
    _ sent: String, by sender: String?, _ changes: [String], _ calls: [String], in state: String
  ) {
    guard let (type, name) = sent.sentAction else { return }
    var known = facts["\(type).\(name)"] ?? ActionFacts()
    if let sender { known.senders.addIfMissing(sender) }
    for change in changes { known.changes.addIfMissing(change) }
    for call in calls { known.calls.addIfMissing(call) }
    if known.state == nil { known.state = state }
    facts["\(type).\(name)"] = known
  }

  /// The sender that is displayed for an action that a view sends while it appears. The table of controls uses the same
  /// text.
  private static let start = "On appearance"
}

/// The controls of each view from the explored previews, for the pages of views.
struct ObservedControls {
  /// The controls of each view. The key consists of module and view, such as `UserInterface/PersonBMIView`.
  private let facts: [String: [ViewControl]]

  init(_ graphs: [StateGraph], properties: StoreProperties) {
    var facts: [String: [ViewControl]] = [:]
    for (module, graphs) in graphs.grouped(by: \.preview.module) {
      for (view, controls) in ViewControl.all(in: graphs) {
        facts["\(module)/\(view)"] = controls.map { control in
          var control = control
          control.changes = control.changes.compactMap(properties.name).unique
          return control
        }
      }
    }
    self.facts = facts
  }

  func controls(module: String, view: String) -> [ViewControl] { facts["\(module)/\(view)"] ?? [] }
}

/// Finds the property of a store to which a changed value belongs.
struct StoreProperties {
  /// The names of properties whose type is a dependency, such as a service or a client. If properties of several types
  /// have the same name, the name is included only if all these properties are dependencies.
  private var dependencies: Set<String> = []

  init() {}

  init(_ index: CatalogIndex) {
    let kinds = index.entities.values.filter { $0.declaration != nil }.grouped(by: \.name).mapValues {
      Set($0.map(\.kind))
    }
    var found: [String: Bool] = [:]
    for member in index.entities.values.flatMap(\.members) where member.keyword == "let" || member.keyword == "var" {
      guard let type = Self.type(of: member) else { continue }
      let isDependency = kinds[type].map { $0.isSubset(of: Self.dependencyKinds) } ?? false
      found[member.name] = (found[member.name] ?? true) && isDependency
    }
    dependencies = Set(found.filter(\.value).keys)
  }

  private static let dependencyKinds: Set<EntityKind> = [.service, .repository, .client, .container, .useCase]

  /// Returns the result of ``property(_:)``, or nil if the changed value is inside a dependency. The state of a
  /// dependency is not part of the store.
  func name(of path: String) -> String? {
    let name = Self.property(path)
    return name.split(separator: ".").contains { dependencies.contains(String($0)) } ? nil : name
  }

  /// Returns the path of the store's property that contains a changed value. The path has at most two names. For
  /// example, the result is `person.weight` for `PersonView.store.person.weight`, and `path` for
  /// `PersonView.store.path[0].records.count`.
  ///
  /// - Parameter path: the path of the value, which starts with the name of the view's type.
  static func property(_ path: String) -> String {
    var names: [Substring] = []
    var parts = path.split(separator: ".")[...]
    if parts.count > 1, parts.first?.first?.isUppercase == true { parts.removeFirst() }
    if parts.count > 1, let first = parts.first, owners.contains(first) { parts.removeFirst() }
    for part in parts {
      let name = part.prefix { $0 != "[" && $0 != "(" }
      if !name.isEmpty { names.append(name) }
      if name.count < part.count || names.count == 2 { break }
    }
    // The last name `count` means that the number of elements changed, so use only the name of the collection.
    if names.count == 2, names[1] == "count" { names.removeLast() }
    return names.withDots
  }

  /// The names of properties that hold a view's state: the store, or the wrapper that hosts the state.
  private static let owners: Set<Substring> = ["store", "hostedState"]

  /// Returns the name of a property's type as written, without generic arguments. Returns an empty string if the type
  /// has no name, as for an array. Returns nil if the declaration has no type.
  private static func type(of member: Member) -> String? {
    guard let start = member.text.firstRange(of: member.name + ":") else { return nil }
    let type = member.text[start.upperBound...].drop { $0 == " " }.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
    return String(type)
  }
}

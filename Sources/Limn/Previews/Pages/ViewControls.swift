import SemanticTree

/// A control of a view with the effects that previews observed. Controls whose names differ only in numbers count as
/// one control.
public struct ViewControl: Hashable, Sendable {
  /// The control's label, or the control's action if it has no label, such as `Close the sheet`.
  public var name: String
  /// The name of the control's role, such as `Text field`.
  public var kind: String
  /// The sheet, alert, or other presentation that shows the control, such as `alert “Tutorial”`; nil if the view itself
  /// shows the control.
  public var place: String?
  /// The number of further controls that this entry stands for. Their names differ from `name` only in numbers.
  public var alike = 0
  /// The actions that the control sends directly, such as `PersonBMI.saveButtonTapped`. These actions cause the calls
  /// in `calls`, and change the values whose paths are in `changes`.
  public var sends: [String] = []
  public var calls: [String] = []
  public var changes: [String] = []
  /// The name of a state that the control leads to; `address` is the state's address relative to the site's root. If
  /// the control leads to several states, a state on another screen is preferred. If there are several such states, the
  /// first one is used.
  public var target: String?
  public var address: String?
  /// Whether the control was used in an explored state.
  public var isTried = false
}

extension ViewControl {
  /// Returns the controls of each view, by the view's name. The graphs are the previews of one module. The controls of
  /// a view are sorted in two groups: first the controls that the view's own previews show, then the controls that only
  /// previews of other views show. Each group is in order of discovery.
  public static func all(in graphs: [StateGraph]) -> [String: [ViewControl]] {
    var collectors: [String: Collector] = [:]
    let graphs = graphs.map(SeenGraph.init)
    for isOwn in [true, false] {
      for seen in graphs {
        for use in seen.uses where (use.view == seen.graph.preview.type) == isOwn {
          collectors[use.view, default: Collector()].add(use, in: seen)
        }
      }
    }
    var found = collectors.mapValues(\.controls)
    var started = Set<String>()
    for seen in graphs {
      let view = seen.graph.preview.type
      guard let start = ViewControl(startOf: seen.graph, name: seen.names.first), started.insert(view).inserted else {
        continue
      }
      found[view, default: []].append(start)
    }
    return found
  }

  /// Creates an entry for the work that a view does before its first state, such as calling a service to load data. The
  /// entry belongs to no control. It has the first action that the view sends, and the view's calls. Returns nil if the
  /// view neither sends an action nor calls a service.
  private init?(startOf graph: StateGraph, name state: String?) {
    self.init(name: "On appearance", kind: "Event")
    sends = graph.startEffects.first { $0.kind == .sent }.map { [$0.text.withoutArguments] } ?? []
    calls = graph.startEffects.filter { $0.kind == .called }.map(\.text)
    if sends.isEmpty, calls.isEmpty { return nil }
    isTried = true
    target = state
    address = graph.url(of: 0)
  }
}

extension String {
  /// An action without its arguments: `PersonBMI.target` for `PersonBMI.target(.close)`.
  var withoutArguments: String { String(prefix { $0 != "(" && $0 != " " }) }

  /// The type and the case of a sent action, such as `PersonBMI` and `target` of `PersonBMI.target(.applied)`; nil for a
  /// text of another form.
  public var sentAction: (type: String, name: String)? {
    let path = withoutArguments.split(separator: ".").suffix(2).map(String.init)
    return path.count == 2 ? (path[0], path[1]) : nil
  }
}

/// A step that uses a control. `edge` is nil if the step was not taken.
private struct ControlUse {
  var view: String
  var place: String?
  var role: SemanticNode.Role
  var step: Step
  var edge: StateGraph.Edge?
}

/// A graph together with the names and screens of its states, and with the uses of controls.
private struct SeenGraph {
  let graph: StateGraph
  let names: [String]
  let screens: [String?]
  private(set) var uses: [ControlUse] = []

  init(_ graph: StateGraph) {
    self.graph = graph
    names = graph.stateNames
    screens = graph.screens.map { $0?.id }
    let owners = graph.states.map { $0.tree.map { Owners($0, preview: graph.preview.type) } }
    uses = graph.steps.compactMap { state, step, edge in
      guard let role = step.role, step.kind != .time, let owner = owners[state]?.byNode[step.node] else { return nil }
      return ControlUse(view: owner.view, place: owner.place, role: role, step: step, edge: edge)
    }
  }
}

/// Assigns each element of a state to the innermost view that contains the element. An element of an alert, or of
/// another presentation that shows no view of the app, is assigned to the view below the presentation.
private struct Owners {
  struct Owner {
    var view: String
    var place: String?
  }
  private(set) var byNode: [String: Owner] = [:]
  var last: String

  init(_ tree: SemanticNode, preview: String) {
    last = preview
    visit(tree, Owner(view: preview))
  }

  mutating func visit(_ node: SemanticNode, _ outer: Owner) {
    var owner = outer
    if let view = node.view {
      owner = Owner(view: view)
      last = view
    } else if node.role.isPresentation {
      owner = Owner(view: last, place: node.role.words + (node.label.map { " “\($0)”" } ?? ""))
    }
    byNode[node.id] = owner
    for inner in node.children + node.boxes.flatMap(\.nodes) { visit(inner, owner) }
  }
}

private struct Collector {
  struct Key: Hashable {
    var role: SemanticNode.Role
    var name: String
    var place: String?
  }
  private(set) var controls: [ViewControl] = []
  var indices: [Key: Int] = [:]
  var names: [Int: Set<String>] = [:]
  /// The indices of the controls that lead to another screen.
  var leaving = Set<Int>()

  mutating func add(_ use: ControlUse, in seen: SeenGraph) {
    let name: String = use.step.label.map { $0.shortened(to: 40) } ?? use.step.description
    let key = Key(role: use.role, name: name.withoutFigures, place: use.place)
    let index = indices[key] ?? controls.count
    if indices[key] == nil {
      indices[key] = index
      controls.append(
        ViewControl(
          name: name, kind: use.role.words.capitalizedFirst, place: use.place))
    }
    names[index, default: []].insert(name)
    controls[index].alike = (names[index]?.count ?? 1) - 1
    guard let edge = use.edge else { return }
    controls[index].isTried = true
    // The control sends only the first action directly. The first action causes the other actions.
    if let sent = edge.effects.first, sent.kind == .sent {
      controls[index].sends.addIfMissing(sent.text.withoutArguments)
    }
    for effect in edge.effects where effect.kind == .called { controls[index].calls.addIfMissing(effect.text) }
    // The values of a view that appears are not set by the control.
    for change in edge.remembered.sorted(by: { $0.path.count < $1.path.count }) where change.isReplaced {
      controls[index].changes.addIfMissing(change.path)
    }
    guard edge.from != edge.to else { return }
    let leaves = seen.screens[edge.from] != seen.screens[edge.to]
    let isFirstToLeave = leaves && leaving.insert(index).inserted
    guard controls[index].target == nil || isFirstToLeave else { return }
    controls[index].target = seen.names[edge.to]
    controls[index].address = seen.graph.url(of: edge.to)
  }
}

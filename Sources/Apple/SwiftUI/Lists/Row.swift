import SemanticTree

/// The actions that a list allows for its rows.
struct RowContext {
  var select: (@MainActor (AnyHashable) -> Void)?
  /// Whether the selection can hold a value.
  var accepts: @MainActor (AnyHashable) -> Bool = { _ in false }
  var isSelected: @MainActor (AnyHashable) -> Bool = { _ in false }
  var delete: (@MainActor (Int) -> Void)?
  var move: (@MainActor (Int, Int) -> Void)?
}

private struct RowContextKey: EnvironmentKey {
  static var defaultValue: RowContext? { nil }
}

extension EnvironmentValues {
  /// The actions of rows in the enclosing list; nil outside of lists.
  var rowContext: RowContext? {
    get { self[RowContextKey.self] }
    set { self[RowContextKey.self] = newValue }
  }
}

extension RowContext {
  /// Wraps each node of an assembled list or section in a row, and completes the row. Headers, footers, sections, and
  /// existing rows are not changed.
  @MainActor func arrange(_ nodes: inout [SemanticNode], _ carried: inout ContainerFacts) {
    for index in nodes.indices {
      let tag = carried.tags[nodes[index].id]
      switch nodes[index].role {
      case .section, .header, .footer, .row: continue
      default: nodes[index] = SemanticNode(id: nodes[index].id + ".row", role: .row, children: [nodes[index]])
      }
      complete(&nodes[index], tag, &carried)
    }
  }

  /// Completes a row: moves the row settings and swipe actions from the content to the row, and sets the row's label.
  /// If rows can be selected, adds the action that selects this row.
  @MainActor func complete(_ row: inout SemanticNode, _ tag: AnyHashable?, _ carried: inout ContainerFacts) {
    row.takeRowLook()
    for index in row.children.indices {
      let belongings = row.children[index].children.filter { $0.role == .swipeActions }
      if belongings.isEmpty { continue }
      row.children[index].children.removeAll { $0.role == .swipeActions }
      row.children += belongings
    }
    row.label = row.children.words
    let forbidden = row.layout.row?.forbidden ?? []
    row.layout.row?.forbidden = nil
    if row.layout.row == .init() { row.layout.row = nil }
    guard let select, let tag else { return }
    if isSelected(tag) { row.traits.insert(.selected) }
    if forbidden.contains(.select) { return }
    let id = "\(row.id).select"
    row.actions.append(SemanticNode.Action(id: id, kind: .select))
    carried.handle(id) { _ in select(tag) }
  }
}

extension ViewContext {
  /// Adds the view of a `ForEach` element. In a list, the view becomes a separate row.
  mutating func walkElement<V: View>(_ view: V, id: AnyHashable, index: Int, count: Int) {
    if let row = environment.rowContext {
      if environment.isScrollRead { add(.fact(ScrollAnchor(id: id, node: nodeID))) }
      walkRow(view, id: id, index: index, count: count, row)
    } else {
      let pieces: [ViewOutput] = [.tagged(id, piecesHere(of: view))]
      if environment.isScrollRead { addScrollAnchor(id, to: pieces) } else { add(pieces) }
    }
  }

  private mutating func walkRow<V: View>(_ view: V, id: AnyHashable, index: Int, count: Int, _ row: RowContext) {
    var actions: [BoundAction] = []
    if let delete = row.delete { actions.append(BoundAction(.delete) { _ in delete(index) }) }
    if let move = row.move, count > 1 {
      let options = (0..<count).filter { $0 != index }.map {
        SemanticNode.Action.Option(id: "\($0)", label: "\($0 + 1)")
      }
      actions.append(
        BoundAction(.move, domain: .options(options)) { argument in
          guard let target = Int(try argument.required()), (0..<count).contains(target) else {
            throw ActionRefusal.argument("needs the new position of the row, from 0 to \(count - 1)")
          }
          // `move` expects an offset that is counted while the row is still at its old position. Therefore, if the row
          // moves down, the offset is one greater than the new position.
          if target != index { move(index, target > index ? target + 1 : target) }
        })
    }
    var sections = row
    (sections.delete, sections.move) = (nil, nil)
    let outer = environment
    environment.rowContext = sections
    let inner = piecesHere(of: view)
    environment = outer
    emit(
      .row, children: inner, actions: actions,
      finish: { node, carried in
        // If the only child is a section or a row, the child replaces this row. For example, a nested `ForEach` adds
        // rows.
        if node.children.count == 1, node.children[0].role == .section || node.children[0].role == .row {
          node = node.children[0]
          return
        }
        let tag = node.children.compactMap { [tags = carried.tags] child in tags[child.id] }.first ?? id
        row.complete(&node, tag, &carried)
      })
  }
}

extension SemanticNode {
  /// A difference between two trees of the same screen.
  public enum Change: Record {
    /// A node was inserted. `under` is the id of its parent, and `at` is the node's index among the parent's children.
    case inserted(SemanticNode, under: String, at: Int)
    case removed(id: String)
    /// A node changed. The value is the new node, without its children.
    case updated(SemanticNode)
    /// The order of a node's children changed. `children` contains the ids of the children in the new order.
    case reordered(id: String, children: [String])
  }

  /// Returns the changes that lead from `older` to this tree. Removals come first. Insertions and updates follow, with
  /// the changes of a parent before the changes of its children.
  public func changes(since older: SemanticNode) -> [Change] {
    var before: [String: SemanticNode] = [:]
    older.visitChildren { before[$0.id] = $0 }
    var now: Set<String> = []
    visitChildren { now.insert($0.id) }
    var changes = removals(from: older, keeping: now)
    collectChanges(since: before, into: &changes)
    return changes
  }

  private func visitChildren(_ body: (SemanticNode) -> Void) {
    body(self)
    for child in children { child.visitChildren(body) }
  }

  /// Returns a removal for each removed node whose parent was not removed. Descendants of a removed node need no
  /// removal of their own.
  private func removals(from older: SemanticNode, keeping kept: Set<String>) -> [Change] {
    guard kept.contains(older.id) else { return [.removed(id: older.id)] }
    return older.children.flatMap { removals(from: $0, keeping: kept) }
  }

  private func collectChanges(since before: [String: SemanticNode], into changes: inout [Change]) {
    guard let old = before[id] else { return }
    if old == self { return }
    var (one, other) = (self, old)
    one.children = []
    other.children = []
    if one != other { changes.append(.updated(one)) }
    let ids = children.map(\.id)
    let stayed = Set(old.children.map(\.id)).intersection(ids)
    if old.children.map(\.id).filter(stayed.contains) != ids.filter(stayed.contains) {
      changes.append(.reordered(id: id, children: ids))
    }
    for (index, child) in children.enumerated() {
      if before[child.id] == nil {
        changes.append(.inserted(child, under: id, at: index))
      } else {
        child.collectChanges(since: before, into: &changes)
      }
    }
  }
}

import SemanticTree

/// A node that code can scroll to, with the id that the app gave it.
struct ScrollAnchor: ContainerFact {
  let id: AnyHashable
  let node: String
}

extension EnvironmentValues {
  /// Whether an ancestor scrolls to nodes by id, and therefore needs the ids that the app gave them.
  var isScrollRead: Bool {
    get { self[ScrollReadKey.self] }
    set { self[ScrollReadKey.self] = newValue }
  }
}

private struct ScrollReadKey: EnvironmentKey {
  static let defaultValue = false
}

extension ViewContext {
  /// Adds outputs, and records their first node as the scroll position with this id.
  mutating func addScrollAnchor(_ id: AnyHashable, to pieces: [ViewOutput]) {
    add(
      .rearranged(
        pieces,
        { assembly in
          if let first = assembly.nodes.first { assembly.carried.add(ScrollAnchor(id: id, node: first.id)) }
        }))
  }

  /// Adds the output of `work`, and marks the node with the target id as the scroll target.
  mutating func showingScrollTarget(_ target: AnyHashable?, _ work: (inout ViewContext) -> Void) {
    let outer = environment
    environment.isScrollRead = true
    let pieces = collect(0, work)
    environment = outer
    add(
      .rearranged(
        pieces,
        { assembly in
          let anchors = assembly.carried.take(ScrollAnchor.self)
          guard let target, let node = anchors.first(where: { $0.id.means(target) })?.node else { return }
          for index in assembly.nodes.indices { assembly.nodes[index].markScrollTarget(node) }
        }))
  }
}

extension SemanticNode {
  fileprivate mutating func markScrollTarget(_ target: String) {
    if id == target {
      traits.insert(.scrollTarget)
    } else {
      for index in children.indices { children[index].markScrollTarget(target) }
    }
  }
}

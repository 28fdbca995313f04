import SemanticTree

/// A target of scrolling: an id that the app set, and the node with this id.
struct ScrollAnchor: ContainerFact {
  let id: AnyHashable
  let node: String
}

extension EnvironmentValues {
  /// Whether an ancestor, such as a `ScrollViewReader`, scrolls to nodes by id. Without such an ancestor, views need
  /// not pass scroll anchors to their ancestors.
  var isScrollRead: Bool {
    get { self[ScrollReadKey.self] }
    set { self[ScrollReadKey.self] = newValue }
  }
}

private struct ScrollReadKey: EnvironmentKey {
  static let defaultValue = false
}

extension ViewContext {
  /// Adds `pieces`, and makes their first node the scroll anchor for the given id.
  mutating func addScrollAnchor(_ id: AnyHashable, to pieces: [ViewOutput]) {
    add(
      .rearranged(
        pieces,
        { assembly in
          if let first = assembly.nodes.first { assembly.carried.add(ScrollAnchor(id: id, node: first.id)) }
        }))
  }

  /// Adds the output of `work`, and marks the node with the id `target` as the scroll target. If `target` is nil, no
  /// node is marked.
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

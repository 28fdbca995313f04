import SemanticTree

/// The node to which code can scroll with an id that the app set.
struct ScrollAnchor: ContainerFact {
  let id: AnyHashable
  let node: String
}

extension EnvironmentValues {
  /// Whether an ancestor can scroll to nodes by id. Views pass their ids up as scroll anchors only if this property is true.
  var isScrollRead: Bool {
    get { self[ScrollReadKey.self] }
    set { self[ScrollReadKey.self] = newValue }
  }
}

private struct ScrollReadKey: EnvironmentKey {
  static let defaultValue = false
}

extension ViewContext {
  /// Adds outputs. Code can scroll to the first node of the outputs with this id.
  mutating func addScrollAnchor(_ id: AnyHashable, to pieces: [ViewOutput]) {
    add(
      .rearranged(
        pieces,
        { assembly in
          if let first = assembly.nodes.first { assembly.carried.add(ScrollAnchor(id: id, node: first.id)) }
        }))
  }

  /// Adds the output of `work`, and marks the node with the id `target` as the scroll target. If `target` is nil, no node is marked.
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

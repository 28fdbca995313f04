import Synchronization

/// Holds a syntax tree until it is released. This is a class, so that all copies of a document share the tree and release it together.
final class KeptTree: Sendable {
  private let state: Mutex<Tree?>

  init(_ tree: Tree) { state = Mutex(tree) }
}

extension KeptTree {
  /// The tree; nil after it was released.
  var tree: Tree? { state.withLock { $0 } }

  func release() { state.withLock { $0 = nil } }
}

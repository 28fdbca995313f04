import Synchronization

/// A syntax tree until it is released. A class, so that all copies of a document release their tree together.
final class KeptTree: Sendable {
  private let state: Mutex<Tree?>

  init(_ tree: Tree) { state = Mutex(tree) }
}

extension KeptTree {
  /// The tree; nil after it was released.
  var tree: Tree? { state.withLock { $0 } }

  func release() { state.withLock { $0 = nil } }
}

import SemanticTree

/// What becomes of the elements inside of one that is made an element of its own.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }
  let kind: Kind

  /// The inner ones are not read.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The inner ones are read after the outer one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The words of the inner ones are read as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    changingNodes { node in
      switch children.kind {
      case .contain: return
      case .combine: node.label = node.label ?? node.children.words
      case .ignore: break
      }
      for index in node.children.indices { node.children[index].traits.insert(.hidden) }
    }
  }
}

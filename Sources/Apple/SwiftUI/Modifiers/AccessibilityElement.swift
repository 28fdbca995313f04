import SemanticTree

/// What happens to the accessibility elements inside a view when the view itself becomes an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }
  let kind: Kind

  /// Inner elements are ignored.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Inner elements are read after the outer element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The texts of inner elements are read as one text.
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

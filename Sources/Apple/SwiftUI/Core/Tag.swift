extension View {
  /// Sets the value that identifies the view in the selection of a picker, a list, or a tab view.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(tag: tag))
  }
}

struct TagModifier<Tag: Hashable> {
  let tag: Tag
}

extension TagModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    context.environment.enclosingTag = AnyHashable(tag)
    context.add(.tagged(AnyHashable(tag), context.pieces(of: content, at: 0)))
    context.environment = outer
  }
}

extension EnvironmentValues {
  /// The tag that an enclosing view got from `tag(_:)`. A tab view reads it here, since it needs the tag of a tab
  /// before the node of the tab exists.
  var enclosingTag: AnyHashable? {
    get { self[EnclosingTagKey.self] }
    set { self[EnclosingTagKey.self] = newValue }
  }
}

private struct EnclosingTagKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension AnyHashable {
  /// Whether this value selects the view with the given tag. Optional values are unwrapped before the comparison, so
  /// `Optional(1)` selects the tag 1.
  func means(_ tag: AnyHashable) -> Bool {
    self == tag || unwrapped == tag.unwrapped
  }

  private var unwrapped: AnyHashable {
    func unwrap(_ value: Any) -> AnyHashable? {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value as? AnyHashable }
      return mirror.children.first.flatMap { unwrap($0.value) }
    }
    return unwrap(base) ?? self
  }
}

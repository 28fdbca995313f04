extension View {
  /// Ties the state of the view to a value: when the value changes, the state is reset.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modifier(IdentityModifier(id: id))
  }
}

struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let keys = context.slot(1) { ElementKeys<ID>() }
    let key = keys.key(for: id)
    keys.keep([key])
    context.descend(key) { context in
      guard context.environment.isScrollRead else { return context.walk(content) }
      context.addScrollAnchor(AnyHashable(id), to: context.piecesHere(of: content))
    }
  }
}

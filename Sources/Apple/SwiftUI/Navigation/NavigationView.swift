import SemanticTree

/// A root view and the screens that were opened above it. In newer code, `NavigationStack` replaces this view.
public struct NavigationView<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.walk(NavigationStack { content })
  }
}

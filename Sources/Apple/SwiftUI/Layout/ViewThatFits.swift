import SemanticTree

/// The first of its views that fits into the room there is. Nothing is measured here, so that it is always the first one.
///
/// - Approximated: its first view is shown, whatever the room is.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    guard let several = content as? any SeveralViews else { return context.walk(content, at: 0) }
    context.wrap(
      { several.walkFirst(in: &$0) }, { $0.approximations.append("ViewThatFits shows its first view, whatever the room is") })
  }
}

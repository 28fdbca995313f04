/// Views next to each other, with dividers that a person can move.
///
/// - Approximated: the dividers are neither shown nor moved.
public struct HSplitView<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { HStack(spacing: 1) { content }.resolve(in: &context) }
}

/// Views one below the other, with dividers that a person can move.
///
/// - Approximated: the dividers are neither shown nor moved.
public struct VSplitView<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { VStack(spacing: 1) { content }.resolve(in: &context) }
}

/// Views next to each other, with dividers that a person can move.
///
/// - Approximated: the dividers are neither shown nor moved.
public struct HSplitView<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  public var body: some View { HStack(spacing: 1) { content } }
}

/// Views one below the other, with dividers that a person can move.
///
/// - Approximated: the dividers are neither shown nor moved.
public struct VSplitView<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  public var body: some View { VStack(spacing: 1) { content } }
}

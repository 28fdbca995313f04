public import Foundation

/// The part of a container to which margins apply.
public struct ContentMarginPlacement: Sendable {
  let name: String

  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

extension View {
  /// Adds margins between the content of scrollable containers and the containers' edges.
  ///
  /// - Approximated: the margins are around the container, not inside it.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  )
    -> some View
  {
    let insets = EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: edges.contains(.trailing) ? insets.trailing : 0)
    return padding(placement.name == "scrollIndicators" ? EdgeInsets() : insets)
  }

  /// Adds margins between the content of scrollable containers and the containers' edges.
  ///
  /// - Approximated: the margins are around the container, not inside it.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  )
    -> some View
  {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Adds margins between the content of scrollable containers and the containers' edges.
  ///
  /// - Approximated: the margins are around the container, not inside it.
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Puts the view `content` above or below this view, which gets the remaining space.
  ///
  /// - Approximated: the content does not scroll behind the view.
  public nonisolated func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Puts the view `content` before or after this view, which gets the remaining space.
  ///
  /// - Approximated: the content does not scroll behind the view.
  public nonisolated func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Puts a bar above or below this view, which gets the remaining space.
  ///
  /// - Approximated: the content does not scroll behind the bar.
  public nonisolated func safeAreaBar<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated func safeAreaBar<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

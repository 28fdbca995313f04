/// A placeholder for the view to which `phaseAnimator` or `keyframeAnimator` is applied. The closures of these
/// modifiers receive the placeholder.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { context.walk(content, at: 0) }
}

/// Shows a view in several phases.
///
/// - Approximated: the view is shown in its first phase.
public struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

}

extension PhaseAnimator: View {
  public var body: some View {
    if let first = phases.first {
      content(first).approximated("phases are not animated: the view is shown in its first phase")
    }
  }
}

extension View {
  /// Shows the view in several phases.
  ///
  /// - Approximated: the view is shown in its first phase.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(
      phases,
      content: { [view = UncheckedView(self)] phase in
        content(PlaceholderContentView(content: AnyView(view.value)), phase)
      },
      animation: animation)
  }

  /// Shows the view in several phases after each change of a value.
  ///
  /// - Approximated: the view is shown in its first phase.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// A wrapper that lets a sendable closure capture a value of any type. The capture is safe, since SwiftUI calls the
/// closure on the main actor.
struct UncheckedView<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

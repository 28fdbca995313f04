/// How a view comes and goes, by what it looks like before, while and after it is there.
///
/// - Approximated: the view is shown as it looks while it is there.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  typealias Content = PlaceholderContentView<Self>
}

/// Whether a view comes, is there, or goes.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while, and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension View {
  /// Says how the view comes and goes.
  ///
  /// - Approximated: the view is shown as it looks while it is there.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    MainActorView { [view = UncheckedView(self), transition = UncheckedView(transition)] in
      transition.value.body(content: PlaceholderContentView(content: AnyView(view.value)), phase: .identity)
    }.approximated("views come and go at once")
  }
}

extension AnyTransition {
  public init<T>(_ transition: T) where T: Transition { self = .named("\(T.self)") }
}

/// Describes how a view looks before it is shown, while it is shown, and after it disappears.
///
/// - Approximated: the view is shown without the transition.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  typealias Content = PlaceholderContentView<Self>
}

/// Whether a view appears, is shown, or disappears.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before the view is shown, 0 while it is shown, and 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension View {
  /// Sets how the view appears and disappears.
  ///
  /// - Approximated: the view is shown without the transition.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    MainActorView { [view = UncheckedView(self), transition = UncheckedView(transition)] in
      transition.value.body(content: PlaceholderContentView(content: AnyView(view.value)), phase: .identity)
    }.approximated("views appear and disappear immediately")
  }
}

extension AnyTransition {
  public init<T>(_ transition: T) where T: Transition { self = .named("\(T.self)") }
}

extension Transition {
  /// Both transitions together.
  ///
  /// - Approximated: the view is shown without the transitions.
  public nonisolated func combined<T>(with other: T) -> some Transition where T: Transition { self }
}

/// A transition that changes the size of the view.
public struct ScaleTransition: Transition {
  public nonisolated let scale: Double
  public nonisolated let anchor: UnitPoint

  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  public func body(content: PlaceholderContentView<ScaleTransition>, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

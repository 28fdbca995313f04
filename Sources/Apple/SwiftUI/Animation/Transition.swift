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

/// A transition that fades the view in and out.
public struct OpacityTransition: Transition {
  public nonisolated init() {}

  public func body(content: PlaceholderContentView<OpacityTransition>, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

/// A transition that blurs and scales the view.
public struct BlurReplaceTransition: Transition {
  /// Whether the view grows while it appears and while it disappears.
  public struct Configuration: Equatable, Sendable {
    let removalScale: Double

    public static let downUp = Configuration(removalScale: 0.9)
    public static let upUp = Configuration(removalScale: 1.1)
  }

  public nonisolated var configuration: Configuration

  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: PlaceholderContentView<BlurReplaceTransition>, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : phase == .didDisappear ? configuration.removalScale : 0.9)
  }
}

extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }
  public nonisolated static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  /// Sets the animation of the transition.
  ///
  /// - Approximated: every change is immediate.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

public import Foundation

/// A description of how values change over time.
///
/// - Approximated: keyframes are not evaluated; the view is shown with the initial value.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  var body: Self.Body { get }
}

extension Never: @preconcurrency Keyframes {}

/// A description of how the values of one track change over time.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  var body: Self.Body { get }
}

/// A keyframe that Limn does not evaluate. The extension of this protocol implements `body`, so public keyframe types
/// need no `body`.
protocol UnreadKeyframe: KeyframeTrackContent where Body == Never {}

extension UnreadKeyframe {
  public var body: Never { fatalError("keyframes are not evaluated") }
}

/// Keyframes that Limn does not evaluate. The extension of this protocol implements `body`, so conforming types need no
/// `body`.
protocol UnreadKeyframes: Keyframes where Body == Never {}

extension UnreadKeyframes {
  public var body: Never { fatalError("keyframes are not evaluated") }
}

public struct LinearKeyframe<Value>: UnreadKeyframe where Value: Animatable {
  public typealias Body = Never
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value>: UnreadKeyframe where Value: Animatable {
  public typealias Body = Never
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct SpringKeyframe<Value>: UnreadKeyframe where Value: Animatable {
  public typealias Body = Never
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value>: UnreadKeyframe where Value: Animatable {
  public typealias Body = Never
  public init(_ to: Value) {}
}

/// Stands for several keyframes of one track. `KeyframeTrackContentBuilder` returns this value in place of the
/// keyframes, since Limn does not evaluate keyframes.
struct KeyframeList<Value>: KeyframeTrackContent where Value: Animatable {
  typealias Body = Never
  var body: Never { fatalError("keyframes are not evaluated") }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeList<Value>() }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframeList<Value>() }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>()
  }
}

extension Never: @preconcurrency KeyframeTrackContent {}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

/// Keyframes that change one property over time.
public struct KeyframeTrack<Root, Value, Content>: UnreadKeyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  public typealias Body = Never
  /// Uses `Root` as the associated type `Value` that `Keyframes` requires. Without this declaration, Swift would use
  /// the generic parameter with the same name, which is the type of the animated property.
  @_implements(Keyframes,Value) public typealias _Tracked = Root

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}

}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: Keyframes { expression }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: Keyframes { first }
  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>)
    -> some Keyframes<Value>
  {
    accumulated
  }
  public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframeList<Value>() }
  /// Makes one track of keyframes that are written without a track.
  public static func buildFinalResult<K>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where Value == K.Value, K: KeyframeTrackContent {
    KeyframeTrack { component }
  }
}

extension KeyframesBuilder {
  public static func buildFinalResult<K>(_ component: K) -> K where Value == K.Value, K: Keyframes { component }
}

/// Shows a view whose values keyframes animate.
///
/// - Approximated: the view is shown with the initial value.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  private let initial: Value
  private let content: (Value) -> Content

  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.content = content
  }

  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  public var body: some View {
    content(initial).approximated("keyframes are not evaluated: the view is shown with the initial value")
  }
}

struct NoKeyframes<Value>: Keyframes {
  typealias Body = Never
  var body: Never { fatalError("keyframes are not evaluated") }
}

extension View {
  /// Animates the view with keyframes, after each change of the trigger.
  ///
  /// - Approximated: the view is shown with the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    MainActorView { [view = UncheckedView(self), initial = UncheckedView(initialValue)] in
      content(PlaceholderContentView(content: AnyView(view.value)), initial.value)
    }.approximated("keyframes are not evaluated: the view is shown with the initial value")
  }

  /// Animates the view with keyframes.
  ///
  /// - Approximated: the view is shown with the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    keyframeAnimator(initialValue: initialValue, trigger: repeating, content: content, keyframes: keyframes)
  }
}

/// A view whose content is created by a closure. The closure runs on the main actor each time the view is evaluated.
struct MainActorView<Content: View>: View {
  let content: @MainActor () -> Content

  nonisolated init(_ content: @escaping @MainActor () -> Content) { self.content = content }

  var body: Content { content() }
}

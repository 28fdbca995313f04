/// State that a gesture changes while the gesture is in progress.
///
/// - Approximated: a gesture ends immediately, so a view always reads the initial value. Code that changes the state
///   still runs.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = wrappedValue }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = initialValue }

  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}

@_spi(Headless) extension GestureState: ValueKeeping {
  public var keptValue: Any { initial }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { initial = nil }
}

/// A gesture that changes state while the gesture is in progress.
public struct GestureStateGesture<Base, State> where Base: Gesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  private let update: (Value, inout State, inout Transaction) -> Void

  public nonisolated init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Base.Value) -> Void) -> [Recognition] {
    base.recognized { value in
      var (current, transaction) = (state.wrappedValue, Transaction())
      update(value, &current, &transaction)
      ended(value)
    }
  }
}

extension Gesture {
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

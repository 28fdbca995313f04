/// Two simultaneous gestures.
///
/// - Approximated: each action performs only one of the gestures. The value of the other gesture is nil.
public struct SimultaneousGesture<First, Second> where First: Gesture, Second: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    first.recognized { ended(Value(first: $0, second: nil)) }
      + second.recognized { ended(Value(first: nil, second: $0)) }
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Two gestures, one after the other.
///
/// - Approximated: each action performs both gestures. There is one action for each way to perform the second gesture.
public struct SequenceGesture<First, Second> where First: Gesture, Second: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: PrimitiveGesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    let latest = Latest()
    let before = first.recognized { latest.value = $0 }
    let then = second.recognized { value in
      if let first = latest.value { ended(.second(first, value)) }
    }
    guard let start = before.first else { return [] }
    return then.map { next in
      Recognition(label: [start.label ?? "Tap", next.label ?? "tap"].joined(separator: ", then ")) {
        start.perform()
        next.perform()
      }
    }
  }

  @MainActor private final class Latest {
    var value: First.Value?
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, only one of which can succeed. The semantic tree has separate actions for each gesture.
public struct ExclusiveGesture<First, Second> where First: Gesture, Second: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    first.recognized { ended(.first($0)) } + second.recognized { ended(.second($0)) }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public nonisolated func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
  where Other: Gesture {
    SimultaneousGesture(self, other)
  }

  public nonisolated func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture {
    SequenceGesture(self, other)
  }

  public nonisolated func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
  where Other: Gesture {
    ExclusiveGesture(self, other)
  }
}

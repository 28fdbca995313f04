import SemanticTree

/// A movement of a finger or pointer. Limn has no touch screen. Therefore, the semantic tree contains one or more
/// actions for each gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that this module recognizes itself.
protocol PrimitiveGesture: Gesture where Body == Never {
  /// Returns the actions with which a user performs the gesture. When one of them is performed, `ended` is called with
  /// the gesture's value.
  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition]
}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is recognized by SwiftUI itself and has no body") }
}

/// An action with which a user performs a gesture on a view.
struct Recognition {
  /// The name of the gesture; nil for a single tap.
  let label: String?
  let perform: @MainActor () -> Void
}

extension Gesture {
  func recognized(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    if let primitive = self as? any PrimitiveGesture { return primitive.recognitions { ended($0) } }
    return body.recognized { value in
      if let value = value as? Value { ended(value) }
    }
  }
}

extension PrimitiveGesture {
  fileprivate func recognitions<Other>(_ ended: @escaping @MainActor (Other) -> Void) -> [Recognition] {
    recognitions { (value: Value) in
      if let value = value as? Other { ended(value) }
    }
  }
}

extension SemanticNode.Action {
  /// Creates the action of a gesture. A single tap has no label, and its action is a press.
  init(id: String, gesture label: String?) { self.init(id: id, kind: label == nil ? .press : .gesture, label: label) }
}

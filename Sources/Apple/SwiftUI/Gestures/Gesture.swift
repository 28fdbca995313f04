import SemanticTree

/// A movement of a finger or pointer that means something. Headless a tap and a long press can be made.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the module itself recognizes.
protocol PrimitiveGesture: Gesture where Body == Never {
  /// What a person can do to make it. `ended` receives the value each time.
  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition]
}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is recognized by SwiftUI itself and has no body") }
}

/// One thing that a person can do with a view, by a gesture.
struct Recognition {
  /// Nil for a single tap.
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
  /// A gesture by its label; without one it is a single tap, which is what pressing is.
  init(id: String, gesture label: String?) { self.init(id: id, kind: label == nil ? .press : .gesture, label: label) }
}

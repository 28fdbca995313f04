/// A gesture with an action that runs when the gesture ends.
public struct _EndedGesture<Content> where Content: Gesture {
  let content: Content
  let action: (Content.Value) -> Void

  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension _EndedGesture: PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Content.Value) -> Void) -> [Recognition] {
    content.recognized { value in
      action(value)
      ended(value)
    }
  }
}

/// A gesture with an action that runs when the value of the gesture changes. The action runs once, just before the
/// gesture ends.
public struct _ChangedGesture<Content> where Content: Gesture, Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void

  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension _ChangedGesture: PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Content.Value) -> Void) -> [Recognition] {
    content.recognized { value in
      action(value)
      ended(value)
    }
  }
}

/// A gesture whose value is converted to another value.
public struct _MapGesture<Content, Value> where Content: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value

  nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
    self.content = content
    self.transform = transform
  }
}

extension _MapGesture: PrimitiveGesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    content.recognized { ended(transform($0)) }
  }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: PrimitiveGesture {
  public typealias Body = Never

  private let content: any Gesture<Value>

  public init<T>(_ gesture: T) where Value == T.Value, T: Gesture { content = gesture }

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] { content.recognized(ended) }
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

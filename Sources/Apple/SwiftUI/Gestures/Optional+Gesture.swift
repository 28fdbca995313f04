extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Wrapped.Value) -> Void) -> [Recognition] {
    self?.recognized(ended) ?? []
  }
}

/// A view that shows nothing.
public struct EmptyView: Sendable {
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {}
}

/// A view that shows nothing.
public struct EmptyView: Sendable {
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  func resolve(in context: inout ViewContext) {}
}

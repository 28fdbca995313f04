/// A view that is only evaluated again if it no longer equals its previous value.
public struct EquatableView<Content> where Content: Equatable, Content: View {
  public var content: Content

  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { context.walk(content) }
}

extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

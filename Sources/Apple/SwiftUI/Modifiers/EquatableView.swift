/// A view that is evaluated again only if its new value differs from its previous value.
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

/// A type-erased view. When the type of the wrapped view changes, the state of the old view is discarded.
public struct AnyView {
  private let content: any View

  public nonisolated init<V>(_ view: V) where V: View {
    nonisolated(unsafe) let view = view
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a view from a value that may be a view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  public nonisolated init<V>(erasing view: V) where V: View { self.init(view) }
}

extension AnyView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let content = content
    context.descend(context.path.appending(type(of: content)).hash) { $0.walk(content) }
  }
}

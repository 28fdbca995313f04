/// Provides its content with a proxy that scrolls a scroll view to a position.
public struct ScrollViewReader<Content> where Content: View {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
///
/// - Approximated: the semantic tree marks the view with the id as the scroll target. The anchor is ignored.
public struct ScrollViewProxy {
  let target: Location<AnyHashable?>

  /// Scrolls to the view with the id. The anchor is ignored.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    target.set(AnyHashable(id), Transaction())
  }
}

extension ScrollViewReader: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let target = context.slot(1) { Kept(StoredLocation<AnyHashable?>(nil)) }.value
    context.showingScrollTarget(target.get()) { $0.walk(content(ScrollViewProxy(target: target)), at: 0) }
  }
}

extension View {
  /// Scrolls to the view whose id is the value of the binding.
  ///
  /// - Approximated: the binding is never written, since Limn does not simulate scrolling by the user.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id))
  }
}

struct ScrollPositionModifier<ID: Hashable> {
  let id: Binding<ID?>
}

extension ScrollPositionModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.showingScrollTarget(id.wrappedValue.map { AnyHashable($0) }) { $0.walk(content, at: 0) }
  }
}

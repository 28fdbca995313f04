import Foundation

extension View {
  /// Calls `action` with the value that `transform` computes from the view's geometry, initially and after each change.
  ///
  /// - Approximated: the size of the view is not measured, but computed by Limn's sizing model.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View where T: Equatable {
    modifier(GeometryObserver(transform: transform, action: { _, new in action(new) }))
  }

  /// Calls `action` with the old and the new value that `transform` computes from the view's geometry, initially and
  /// after each change.
  ///
  /// - Approximated: the size of the view is not measured, but computed by Limn's sizing model.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(GeometryObserver(transform: transform, action: action))
  }

  /// Sets a preference to a value that a closure computes from an area of the view.
  ///
  /// - Approximated: the origin of the area is (0, 0). The size of the area is computed by Limn's sizing model.
  public nonisolated func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(AnchorWriter<A, K>(source: value, transform: transform))
  }

  /// Creates a view from the value of a preference, and puts this view in front of the content.
  public nonisolated func overlayPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayer(key: key, alignment: alignment, isAbove: true, layer: transform))
  }

  public nonisolated func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Creates a view from the value of a preference, and puts this view behind the content.
  public nonisolated func backgroundPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayer(key: key, alignment: alignment, isAbove: false, layer: transform))
  }

  public nonisolated func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
}

extension GeometryProxy {
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

struct GeometryObserver<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryObserver: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let seen = context.slot(1) { Kept<Value?>(nil) }
    let inner = context.pieces(of: content, at: 0)
    context.add(inner)
    guard context.room.isKnown, let size = context.measuring(inner, at: 2).read() else { return }
    let (old, new, action) = (seen.value, transform(GeometryProxy(room: Room(size))), action)
    seen.value = new
    if old != new { context.afterUpdate { action(old ?? new, new) } }
  }
}

struct AnchorWriter<Value, Key: PreferenceKey> {
  let source: Anchor<Value>.Source
  let transform: (Anchor<Value>) -> Key.Value
}

extension AnchorWriter: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let inner = context.pieces(of: content, at: 0)
    guard context.room.isKnown, let size = context.measuring(inner, at: 1).read() else { return context.add(inner) }
    let anchor = Anchor(value: source.value(CGRect(origin: .zero, size: size)))
    context.add(.preference(PreferenceSetting<Key>(value: transform(anchor)), inner))
  }
}

struct PreferenceLayer<Key: PreferenceKey, Layer: View> {
  let key: Key.Type
  let alignment: Alignment
  let isAbove: Bool
  let layer: (Key.Value) -> Layer
}

extension PreferenceLayer: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let pieces = context.collect(1) { $0.walk(content) }
    let value = pieces.preference(Key.self) ?? Key.defaultValue
    context.walk(
      WalkedView(pieces: pieces).modifier(LayerModifier(layer: layer(value), alignment: alignment, isAbove: isAbove)),
      at: 0)
  }
}

/// A view that adds existing output. The content was already evaluated to get this output, and is not evaluated a
/// second time.
private struct WalkedView {
  let pieces: [ViewOutput]
}

extension WalkedView: PrimitiveView {
  func resolve(in context: inout ViewContext) { context.add(pieces) }
}

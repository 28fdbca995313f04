/// A value that a view sets for the container that directly contains it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that a view sets for its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<V>(for type: V.Type) -> V? where V: Hashable { tag?.base as? V }
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag == AnyHashable(tag) }
}

extension View {
  /// Sets a value for the container of the view.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

private struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) { context.walk(content) }
}

extension ContainerValueModifier: SubviewModifier {
  func change(_ view: inout Subview) { view.containerValues[keyPath: keyPath] = value }
}

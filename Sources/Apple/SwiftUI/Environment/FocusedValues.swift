/// Values that the focused view gives to the rest of the app, such as to its commands.
///
/// - Approximated: commands are not shown, so no view has the focus, and no value is set.
public struct FocusedValues: Equatable {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

public protocol FocusedValueKey {
  associatedtype Value
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public nonisolated init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

@propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty {
  public nonisolated init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public nonisolated func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public nonisolated func focusedObject<Object>(_ object: Object) -> some View { self }
  public nonisolated func focusedSceneObject<Object>(_ object: Object) -> some View { self }
}

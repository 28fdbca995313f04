/// Which view an assistive technology such as VoiceOver has the focus on.
///
/// - Approximated: a preview uses no assistive technology, so only the app's own code changes the value.
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  @State private var value: Value

  public nonisolated init() where Value == Bool { _value = State(wrappedValue: false) }
  public nonisolated init<T>() where Value == T?, T: Hashable { _value = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding { Binding(value: $value) }

  @propertyWrapper public struct Binding {
    let value: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

extension View {
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

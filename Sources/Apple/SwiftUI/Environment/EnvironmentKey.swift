/// Names a value of the environment and says what it is where nobody set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Identifies a value in the environment and provides its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

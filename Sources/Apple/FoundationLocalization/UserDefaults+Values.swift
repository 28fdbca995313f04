public import Foundation

extension UserDefaults {
  /// Sets the value for a key, or removes it if the value is nil.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

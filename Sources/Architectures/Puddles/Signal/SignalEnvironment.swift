import SwiftUI

/// The signals that are available at a position in the hierarchy, one for each type of value. An inner signal hides only an outer signal of
/// the same type.
struct SignalEnvironment {
  private var entries: [ObjectIdentifier: Any] = [:]
}

extension SignalEnvironment {
  struct Entry<Value> {
    var signal: Signal<Value>.Wrapped
    var id: AnyHashable?
  }

  subscript<Value>(type: Value.Type) -> Entry<Value>? {
    get { entries[ObjectIdentifier(type)] as? Entry<Value> }
    set { entries[ObjectIdentifier(type)] = newValue }
  }
}

extension EnvironmentValues {
  var signals: SignalEnvironment {
    get { self[SignalEnvironmentKey.self] }
    set { self[SignalEnvironmentKey.self] = newValue }
  }
}

private struct SignalEnvironmentKey: EnvironmentKey {
  static var defaultValue: SignalEnvironment { SignalEnvironment() }
}

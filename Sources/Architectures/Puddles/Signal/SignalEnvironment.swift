import SwiftUI

/// The signals that views at a position in the hierarchy can receive, one for each type of value. An inner signal hides an outer signal
/// only if both have the same type of value.
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

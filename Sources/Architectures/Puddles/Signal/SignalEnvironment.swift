import SwiftUI

/// The signals that a view can receive from its ancestors: one signal for each type of value. If several ancestors pass
/// on signals with the same type of value, the environment contains the signal of the nearest ancestor.
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

import LUCA

// A public enumeration is Sendable only when it says so.
@MainActor public final class PersonBMI: Composable {  // expected-error {{type 'PersonBMI.Action' does not conform to the 'Sendable' protocol}}
  public let action: (Action) async -> Void

  public init(action: @escaping (Action) async -> Void) {
    self.action = action
  }

  public enum Action {  // expected-note {{}}
    case task
  }
}

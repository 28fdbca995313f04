import LUCA

// The protocol asks for an asynchronous closure.
@MainActor final class Child: Composable {  // expected-error {{type 'Child' does not conform to protocol 'Composable'}} expected-note {{}}
  let action: (Action) -> Void  // expected-note {{}}

  init(action: @escaping (Action) -> Void) {
    self.action = action
  }

  enum Action: Sendable { case closeButtonTapped }
}

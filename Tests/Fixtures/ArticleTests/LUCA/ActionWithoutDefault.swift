import LUCA

// The parameter `action` has no default value, and the preview passes no argument for it.
@MainActor final class PersonBMI: Composable {
  let action: (Action) async -> Void

  init(_ appDependencies: AppDependencies, action: @escaping (Action) async -> Void) {  // expected-note {{'init(_:action:)' declared here}}
    self.action = action
  }

  enum Action: Sendable { case task }
}

@MainActor func preview() -> PersonBMI {
  PersonBMI(.testDependencies())  // expected-error {{missing argument for parameter 'action' in call}}
}

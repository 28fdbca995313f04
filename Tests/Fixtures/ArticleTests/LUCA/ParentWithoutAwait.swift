import LUCA

// Sending to a store is asynchronous.
@MainActor final class Parent: Composable {
  var child: Apple?
  let action: (Action) async -> Void

  init(action: @escaping (Action) async -> Void = { _ in }) {
    self.action = action
  }

  func reduce(_ action: Action) async {
    child = Apple(AppDependencies(), action: { [weak self] in
      self?.send(.child($0))  // expected-error {{expression is 'async' but is not marked with 'await'}} expected-note {{call is 'async'}}
    })
  }

  enum Action: Sendable {
    case child(Apple.Action)
  }
}

import LUCA

// The case that carries the child's actions has another name.
@MainActor final class Fruits: Composable {
  var path: [Apple] = []
  let action: (Action) async -> Void

  init(action: @escaping (Action) async -> Void = { _ in }) {
    self.action = action
  }

  func reduce(_ action: Action) async {
    path.append(Apple(AppDependencies(), action: { [weak self] in
      await self?.send(.settings($0))  // expected-error {{type 'Fruits.Action' has no member 'settings'}}
    }))
  }

  enum Action: Sendable {
    case apple(Apple.Action)
  }
}

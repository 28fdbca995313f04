import LUCA
import SwiftUI

@MainActor @Observable final class Fruits: Composable {
  var bananas: [Banana] = []
  let action: (Action) async -> Void

  init(action: @escaping (Action) async -> Void = { _ in }) {
    self.action = action
  }

  enum Action: Sendable {
    case bananaButtonTapped(Banana)
  }
}

// Inside the loop `store` is the banana, and no longer the view's store.
struct FruitsView: View {
  @State var store: Fruits

  var body: some View {
    ForEach(store.bananas) { store in
      Button("Banana") {
        Task {
          await store.send(.bananaButtonTapped(store))  // expected-error {{type 'Banana.Action' has no member 'bananaButtonTapped'}}
        }
      }
    }
  }
}

import Puddles
import SwiftUI

/// The screen with the saved facts in the order that the user chooses. All its logic is in a container.
struct ContainerExample: View {
  var numberFacts = SortableNumberFacts()

  var body: some View {
    List {
      OrderPicker(
        order: numberFacts.order,
        interface: .consume { action in
          switch action {
          case .orderChanged(let order): numberFacts.order = order
          }
        })
      MessageBanner(
        message: numberFacts.message,
        interface: .consume { action in
          switch action {
          case .dismissed: numberFacts.message = nil
          }
        })
      NumberFactSection(
        numberFacts: numberFacts.facts,
        interface: .consume { action in
          switch action {
          case .delete(let fact): numberFacts.remove(fact)
          }
        })
    }
    .navigationTitle("Container")
    .onFirstAppear { numberFacts.load() }
  }
}

#Preview {
  NavigationStack {
    ContainerExample().withMockProviders()
  }
}

import Models
import Puddles
import SwiftUI

/// Lets the user choose an order of facts.
struct OrderPicker: View {
  /// The chosen order.
  var order: NumberFactOrder
  /// Receives the actions that the user performs.
  var interface: Interface<Action>

  var body: some View {
    Picker("Order", selection: interface.binding(order, to: { .orderChanged($0) })) {
      ForEach(NumberFactOrder.allCases, id: \.self) { order in
        Text(title(of: order)).tag(order)
      }
    }
  }

  private func title(of order: NumberFactOrder) -> LocalizedStringKey {
    switch order {
    case .added: "As added"
    case .ascending: "Smallest first"
    case .descending: "Largest first"
    }
  }
}

extension OrderPicker {
  /// The actions that the user can perform.
  enum Action: Hashable {
    case orderChanged(NumberFactOrder)
  }
}

private struct PreviewState {
  var order = NumberFactOrder.added
}

#Preview {
  StateHosting(PreviewState()) { $state in
    Form {
      OrderPicker(
        order: state.order,
        interface: .consume { action in
          switch action {
          case .orderChanged(let order): state.order = order
          }
        })
    }
  }
}

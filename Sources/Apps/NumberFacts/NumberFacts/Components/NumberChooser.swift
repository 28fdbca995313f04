import Puddles
import SwiftUI

/// A form in which the user chooses a number.
struct NumberChooser: View {
  /// The currently chosen number.
  var number: Int
  /// Receives the actions that the user performs.
  var interface: Interface<Action>

  var body: some View {
    Form {
      Stepper("Number: \(number)", value: interface.binding(number, to: { .numberChanged($0) }), in: 0...1000)
      Button("Choose \(number)") { interface.send(.chosen(number)) }
      Button("Cancel", role: .cancel) { interface.send(.cancelled) }
    }
  }
}

extension NumberChooser {
  /// The actions that the user can perform.
  enum Action: Hashable {
    case numberChanged(Int)
    case chosen(Int)
    case cancelled
  }
}

private struct PreviewState {
  var number = 5
  var outcome = "Nothing chosen"
}

#Preview {
  StateHosting(PreviewState()) { $state in
    VStack {
      NumberChooser(
        number: state.number,
        interface: .consume { action in
          switch action {
          case .numberChanged(let number): state.number = number
          case .chosen(let number): state.outcome = "Chosen: \(number)"
          case .cancelled: state.outcome = "Cancelled"
          }
        })
      Text(state.outcome)
    }
  }
}

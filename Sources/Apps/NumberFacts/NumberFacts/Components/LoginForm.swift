import Puddles
import SwiftUI

/// A form to enter a name and log in.
struct LoginForm: View {
  /// The currently entered name.
  var name: String
  /// Whether the user can log in with the entered name.
  var isValid: Bool
  /// Receives the actions that the user performs.
  var interface: Interface<Action>

  var body: some View {
    Form {
      TextField("Name", text: interface.binding(name, to: { .nameChanged($0) }))
      Button("Log In") { interface.send(.submitted) }
        .disabled(!isValid)
      Button("Cancel", role: .cancel) { interface.send(.cancelled) }
    }
  }
}

extension LoginForm {
  /// The actions that the user can perform.
  enum Action: Hashable {
    case nameChanged(String)
    case submitted
    case cancelled
  }
}

private struct PreviewState {
  var name = ""
  var outcome = "Nothing happened yet"
}

#Preview {
  StateHosting(PreviewState()) { $state in
    VStack {
      LoginForm(
        name: state.name, isValid: !state.name.isEmpty,
        interface: .consume { action in
          switch action {
          case .nameChanged(let name): state.name = name
          case .submitted: state.outcome = "Logged in as \(state.name)"
          case .cancelled: state.outcome = "Cancelled"
          }
        })
      Text(state.outcome)
    }
  }
}

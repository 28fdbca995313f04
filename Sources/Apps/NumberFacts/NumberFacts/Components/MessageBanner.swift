import Puddles
import SwiftUI

/// Shows an error message until the user dismisses it.
struct MessageBanner: View {
  /// The error message, or nil to show nothing.
  var message: String?
  /// Receives the actions that the user performs.
  var interface: Interface<Action>

  var body: some View {
    if let message {
      HStack {
        Label(message, systemImage: "exclamationmark.triangle")
        Button("Dismiss") { interface.send(.dismissed) }
      }
    }
  }
}

extension MessageBanner {
  /// The actions that the user can perform.
  enum Action: Hashable {
    case dismissed
  }
}

private struct PreviewState {
  var message: String? = "The numbers service cannot be reached."
}

#Preview {
  StateHosting(PreviewState()) { $state in
    List {
      MessageBanner(
        message: state.message,
        interface: .consume { action in
          switch action {
          case .dismissed: state.message = nil
          }
        })
      Button("Fail Again") { state.message = "It failed again." }
    }
  }
}

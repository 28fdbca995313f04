import Puddles
import SwiftUI

/// Tells the user that something went wrong, until it is dismissed.
struct MessageBanner: View {
  /// What went wrong, or nil to show nothing.
  var message: String?
  /// What to do with the user's wishes.
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
  /// What the user can wish for.
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

import Models
import Puddles
import SwiftUI

/// The login screen, presented by the root.
struct Login: View {
  @EnvironmentObject private var accountProvider: AccountProvider
  @State private var name = ""
  @State private var message: String?

  var body: some View {
    NavigationStack {
      VStack {
        MessageBanner(
          message: message,
          interface: .consume { action in
            switch action {
            case .dismissed: message = nil
            }
          })
        LoginForm(name: name, isValid: Account(name: name) != nil, interface: .consume(handle))
      }
      .navigationTitle("Login")
    }
  }

  private func handle(_ action: LoginForm.Action) {
    switch action {
    case .nameChanged(let newName): name = newName
    case .submitted: logIn()
    case .cancelled: Router.shared.dismissLogin()
    }
  }

  private func logIn() {
    guard let account = Account(name: name) else { return }
    Task {
      do {
        try await accountProvider.logIn(as: account)
        Router.shared.dismissLogin()
      } catch {
        message = error.localizedDescription
      }
    }
  }
}

#Preview {
  Login().withMockProviders()
}

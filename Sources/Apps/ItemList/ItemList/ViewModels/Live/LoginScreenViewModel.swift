import Combine
import Foundation

/// The view model of the login screen. It logs in with the use case that it shares with the root screen.
final class LoginScreenViewModel: LoginScreenViewContract {
  @Published var usernameField = ""
  @Published var passwordField = ""
  @Published private(set) var errorMessage: String?
  private let useCase: LoginStateUseCase

  /// Makes a view model.
  init(login useCase: LoginStateUseCase) {
    self.useCase = useCase
  }
}

extension LoginScreenViewModel {
  func loginButtonTapped() {
    let credentials = Credentials(
      username: usernameField.trimmingCharacters(in: .whitespaces), password: passwordField)
    Task {
      do {
        try await useCase.login(with: credentials)
        errorMessage = nil
        passwordField = ""
      } catch {
        errorMessage = error.localizedDescription
      }
    }
  }
}

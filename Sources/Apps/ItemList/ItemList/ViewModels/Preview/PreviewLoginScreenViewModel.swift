import Combine
import ViewContract
import os

/// The view model of the login screen in previews. It refuses every login with a reason.
final class PreviewLoginScreenViewModel: LoginScreenViewContract, PreviewViewModel {
  @Published var usernameField = "Ada"
  @Published var passwordField = ""
  @Published private(set) var errorMessage: String?

  /// Makes a view model whose last login was refused.
  init(errorMessage: String?) {
    self.errorMessage = errorMessage
  }

  convenience init() {
    self.init(errorMessage: nil)
  }
}

extension PreviewLoginScreenViewModel {
  func loginButtonTapped() {
    Logger.calls.debug("LoginScreenViewContract.loginButtonTapped()")
    errorMessage = passwordField.isEmpty ? "Enter a password." : "Previews do not support login."
  }
}

import Foundation
import ViewContract

/// Logs a user in and out, and notifies all view models that share the use case.
struct LoginStateUseCase: UseCase {
  /// Whether somebody is logged in.
  let loginState: SharedState<LoginState>
  private let accepts: @Sendable (Credentials) async throws -> Bool

  /// Makes a use case with nobody logged in.
  ///
  /// - Parameter accepts: Returns whether credentials are correct.
  init(accepts: @escaping @Sendable (Credentials) async throws -> Bool) {
    loginState = SharedState(.loggedOut)
    self.accepts = accepts
  }
}

extension LoginStateUseCase {
  /// Logs in.
  ///
  /// - Throws: ``LoginError``, or the error of the account store.
  func login(with credentials: Credentials) async throws {
    guard !credentials.username.isEmpty else { throw LoginError.nameMissing }
    guard credentials.password.count >= 8 else { throw LoginError.passwordTooShort }
    guard try await accepts(credentials) else { throw LoginError.wrongPassword }
    await MainActor.run { loginState.value = .loggedIn(username: credentials.username) }
  }

  /// Logs out.
  @MainActor func logout() {
    loginState.value = .loggedOut
  }
}

/// Why a login was refused.
enum LoginError: Error, Equatable, LocalizedError {
  case nameMissing
  case passwordTooShort
  case wrongPassword

  var errorDescription: String? {
    switch self {
    case .nameMissing: "Enter a name."
    case .passwordTooShort: "A password has at least 8 characters."
    case .wrongPassword: "This is not the password of the account."
    }
  }
}

import ViewContract

/// The contract of the login screen.
protocol LoginScreenViewContract: ViewContract {
  /// The name, as entered.
  var usernameField: String { get set }
  /// The password, as entered.
  var passwordField: String { get set }
  /// A message for the user that says why the last login was refused.
  var errorMessage: String? { get }

  /// The user wants to log in with the entered name and password.
  func loginButtonTapped()
}

import SwiftUI

/// The screen on which a user logs in.
struct LoginScreenView<ViewModel: LoginScreenViewContract>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    Form {
      Section("Login") {
        TextField("Name", text: $viewModel.usernameField)
        SecureField("Password", text: $viewModel.passwordField)
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
        }
        Button("Log In") { viewModel.loginButtonTapped() }
      }
    }
  }
}

struct LoginScreenView_Previews: PreviewProvider {
  static var previews: some View {
    LoginScreenView(viewModel: PreviewLoginScreenViewModel())
      .previewDisplayName("Light")
    LoginScreenView(viewModel: PreviewLoginScreenViewModel(errorMessage: "This is not the password of the account."))
      .preferredColorScheme(.dark)
      .previewDisplayName("Refused, dark")
  }
}

public import SwiftUI

/// A button that asks the user to sign in with an account of Apple. In a preview, the user always cancels.
public struct SignInWithAppleButton {
  public struct Label: Sendable {
    let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
  }
  public struct Style: Hashable, Sendable {
    let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  let label: Label
  let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  public nonisolated init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }
}

extension SignInWithAppleButton: View {
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      HStack {
        Image(systemName: "apple.logo")
        Text(verbatim: label.text)
      }
      .foregroundStyle(style == .black ? Color.white : Color.black)
      .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
      .background(style == .black ? Color.black : Color.white)
      .overlay {
        RoundedRectangle(cornerRadius: 6).stroke(style == .whiteOutline ? Color.black : Color.clear)
      }
      .clipShape(RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label.text))
  }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

/// Opens a web page on which the user signs in. In a preview, the user always cancels.
public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Sendable { public static let ephemeral = BrowserSession() }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

/// Asks the user to sign in. In a preview, the user always cancels.
public struct AuthorizationController: Sendable {
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.canceled)
  }
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.canceled)
  }
}

public enum ASAuthorizationResult: @unchecked Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
}

private struct WebAuthenticationSessionKey: EnvironmentKey { static let defaultValue = WebAuthenticationSession() }
private struct AuthorizationControllerKey: EnvironmentKey { static let defaultValue = AuthorizationController() }

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
  public var authorizationController: AuthorizationController { self[AuthorizationControllerKey.self] }
}

public import Foundation

/// A request for a proof of the user's identity.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var state: String?
  public var nonce: String?
}

public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  public var user: String?
}
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

public protocol ASAuthorizationProvider: NSObject {}
public protocol ASAuthorizationCredential: NSObject {}

public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() {}
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Previews have no accounts.
  public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  public func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

public final class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() {}
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

public final class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "fullName")
    public static let email = Scope(rawValue: "email")
  }
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public var state: String? { nil }
  public var authorizedScopes: [ASAuthorization.Scope] { [] }
  public var authorizationCode: Data? { nil }
  public var identityToken: Data? { nil }
  public var email: String? { nil }
  public var fullName: PersonNameComponents? { nil }
  public var realUserStatus: ASUserDetectionStatus { .unsupported }
  init(user: String) { self.user = user }
}

public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
  public static var notHandled: Code { .notHandled }
}

/// Where a sheet of the system appears. Previews show none.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Asks the user to sign in. In a preview, the user always cancels.
public final class ASAuthorizationController: NSObject, @unchecked Sendable {
  public let authorizationRequests: [ASAuthorizationRequest]
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
  public func performRequests() {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
}

public struct ASWebAuthenticationSessionError: Error, Sendable {
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var canceledLogin: Code { .canceledLogin }
}

/// Signs in on a web page. In a preview, the user always cancels.
public final class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }
  @discardableResult public func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }
  public func cancel() {}
}

public import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

public struct LAError: Error, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Asks the user to prove who they are. A preview has no such user, so it is never possible.
open class LAContext: NSObject, @unchecked Sendable {
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var localizedReason = ""
  public override init() {}
  open var biometryType: LABiometryType { .none }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  open func invalidate() {}
}

public import Foundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// An error of a session with the counterpart app.
public struct WCError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }
  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// A session between an app on a phone and its counterpart on a watch.
///
/// - Approximated: there is no counterpart. The session becomes active, but nothing is paired or reachable, and what is
///   sent arrives nowhere.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { true }

  open weak var delegate: (any WCSessionDelegate)?
  open private(set) var activationState = WCSessionActivationState.notActivated
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isCompanionAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open private(set) var applicationContext: [String: Any] = [:]
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    activationState = .activated
    delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    guard activationState == .activated else { throw WCError(.sessionNotActivated) }
    self.applicationContext = applicationContext
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }

  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
}

/// Information that waits for the counterpart app.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]
  open var isTransferring: Bool { false }
  open func cancel() {}

  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
}

/// Receives the events of a session. Each method has a default implementation, since Swift has no optional
/// requirements.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

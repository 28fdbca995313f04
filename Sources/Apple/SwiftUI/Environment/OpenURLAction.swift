public import Foundation
import FoundationLocalization

/// Opens a URL with the handler in the environment.
public struct OpenURLAction {
  private let handler: (URL) -> Result

  /// The result of handling a URL.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded, systemAction
    }
    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .systemAction)
  }

  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  /// Opens a URL. What the handler leaves to the system is only noted, since there is no system that could open it.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: Called with true if a handler accepted the URL.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let outcome = handler(url).outcome
    if outcome == .systemAction { OpenedURL.note(url) }
    completion(outcome != .discarded)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction {
    OpenURLAction { _ in .systemAction }
  }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

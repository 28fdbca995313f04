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

  /// Opens a URL. Without a handler in the environment, the URL is only noted, since there is no system that could open
  /// it.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// - Parameter completion: Called with true if a handler accepted the URL.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).outcome == .handled)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction {
    OpenURLAction { url in
      OpenedURL.note(url)
      return .systemAction
    }
  }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

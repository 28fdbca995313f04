public import Foundation

/// Opens an address in the way of the place it is called from.
public struct OpenURLAction {
  private let handler: (URL) -> Result

  /// What became of an address.
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

  /// Without a handler in the environment nothing is opened: there is no system here that could.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// - Parameter completion: Gets whether someone took the address.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).outcome == .handled)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

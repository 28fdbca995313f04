public import SwiftUI

/// The country's store that the user buys in. Previews have no store.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let countryCode: String
  public let id: String

  public static var current: Storefront? { get async { nil } }
  public static var updates: NoValues<Storefront> { NoValues() }
}

/// A message of the store that the app may show, such as one about a new price. Previews receive none.
public struct Message: Hashable, Sendable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason

  public static var messages: NoValues<Message> { NoValues() }
}

/// Shows a message of the store.
///
/// - Approximated: a preview shows no such message.
public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

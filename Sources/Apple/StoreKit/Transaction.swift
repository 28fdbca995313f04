public import Foundation

/// A sequence that ends at once, since nothing is bought in a preview.
public struct NoValues<Element>: AsyncSequence, AsyncIteratorProtocol {
  public func makeAsyncIterator() -> NoValues<Element> { self }
  public mutating func next() async -> Element? { nil }
}

extension NoValues: Sendable where Element: Sendable {}

/// A value with whether the store signed it.
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult {
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value): value
    case .unverified(let value, _): value
    }
  }
  public var jwsRepresentation: String { "" }
}

public struct Transaction: Identifiable, Hashable, Sendable {
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  public enum RevocationReason: Hashable, Sendable {
    case developerIssue, other
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let isUpgraded: Bool
  public let ownershipType: OwnershipType
  public let purchasedQuantity: Int
  public let subscriptionGroupID: String?
  public let appAccountToken: UUID?

  public static var all: NoValues<VerificationResult<Transaction>> { NoValues() }
  public static var currentEntitlements: NoValues<VerificationResult<Transaction>> { NoValues() }
  public static var updates: NoValues<VerificationResult<Transaction>> { NoValues() }
  public static var unfinished: NoValues<VerificationResult<Transaction>> { NoValues() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, systemError(any Error), networkError(URLError), notAvailableInStorefront, notEntitled
}

public enum AppStore {
  public static var canMakePayments: Bool { true }
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws {}
}

/// Asks the user for a review. A preview shows no such request.
public final class SKStoreReviewController: NSObject {
  public static func requestReview() {}
}

public final class SKPaymentQueue: NSObject, Sendable {
  private static let queue = SKPaymentQueue()
  public static func `default`() -> SKPaymentQueue { queue }
  public static func canMakePayments() -> Bool { true }
  public func restoreCompletedTransactions() {}
}

public import Foundation

/// The health data of a person.
///
/// - Approximated: a preview has no health data, so nothing is allowed, found, or stored.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isHealthDataAvailable() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { throw HKError(.errorHealthDataUnavailable) }
  open func execute(_ query: HKQuery) {}
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
}

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

public struct HKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
      errorAuthorizationDenied, errorAuthorizationNotDetermined
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  fileprivate init(_ identifier: String) { self.identifier = identifier }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open override var hash: Int { identifier.hash }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  fileprivate init(_ metadata: [String: Any]?) { self.metadata = metadata }
}

open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  fileprivate init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata)
  }
}

public final class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantity, self.quantityType) = (quantity, quantityType)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

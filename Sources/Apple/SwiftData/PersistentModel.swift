import Foundation
public import Observation

/// A class whose objects a model context stores.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The context's data about the object.
  var _$record: _ModelRecord { get }
}

extension PersistentModel {
  public var id: PersistentIdentifier { _$record.id }
  public var persistentModelID: PersistentIdentifier { _$record.id }
  public var modelContext: ModelContext? { _$record.context }
  public var isDeleted: Bool { _$record.isDeleted }
  public var hasChanges: Bool { _$record.hasChanges }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Identifies an object in a store.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Sendable {
  public let entityName: String
  let number: Int

  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.number < rhs.number }
}

/// A context's data about an object.
public final class _ModelRecord: @unchecked Sendable {
  let id: PersistentIdentifier
  weak var context: ModelContext?
  var isDeleted = false
  var hasChanges = false

  public init(_ entityName: String) { id = PersistentIdentifier(entityName: entityName, number: Self.counter.next()) }

  public func noteChange() {
    hasChanges = true
    context?.hasChanges = true
  }

  /// Numbers objects in order of creation, so that the numbers are the same in every run.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
  private static let counter = Counter()
}

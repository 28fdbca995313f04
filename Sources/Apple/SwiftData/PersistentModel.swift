import Foundation
public import Observation

/// A class whose objects a model context stores.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _Related {
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
  private let describe: () -> [_ModelRelationship?]
  private(set) lazy var relationships = describe().compactMap(\.self)
  /// The objects of the relationships that are being changed.
  fileprivate var before: [AnyKeyPath: [any PersistentModel]] = [:]

  public init(_ entityName: String, _ relationships: @escaping () -> [_ModelRelationship?]) {
    id = PersistentIdentifier(entityName: entityName, number: Self.counter.next())
    describe = relationships
  }

  fileprivate func noteChange() {
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

/// Tells Observation and the object's record what changes. The changes of a relationship reach its other side.
public struct _ModelRegistrar: Sendable {
  private let observation = ObservationRegistrar()

  public init() {}

  public func access<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    observation.access(model, keyPath: keyPath)
  }

  public func willSet<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    observation.willSet(model, keyPath: keyPath)
    guard Value.self is any _Related.Type, let relationship = relationship(keyPath, of: model) else { return }
    model._$record.before[keyPath] = relationship.objects(model)
  }

  public func didSet<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    observation.didSet(model, keyPath: keyPath)
    model._$record.noteChange()
    guard Value.self is any _Related.Type, let relationship = relationship(keyPath, of: model) else { return }
    relationship.follow(model, from: model._$record.before.removeValue(forKey: keyPath) ?? [])
  }

  private func relationship(_ keyPath: AnyKeyPath, of model: any PersistentModel) -> _ModelRelationship? {
    model._$record.relationships.first { $0.keyPath == keyPath }
  }
}

public import Foundation
import Observation

/// Fetches, inserts, and deletes the objects of a container.
///
/// - Approximated: all contexts of a container use the same objects, which are kept in memory. `save()` only sets
///   `hasChanges` to false.
public final class ModelContext: @unchecked Sendable, Equatable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public internal(set) var hasChanges = false

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

extension ModelContext {
  /// Inserts an object, and all objects that its relationships reach.
  public func insert<T>(_ model: T) where T: PersistentModel {
    let isNew = model._$record.context == nil
    model._$record.context = self
    model._$record.isDeleted = false
    hasChanges = true
    container.store.insert(model)
    if isNew { for relationship in model._$record.relationships { relationship.follow(model, from: []) } }
  }

  public func delete<T>(_ model: T) where T: PersistentModel {
    model._$record.isDeleted = true
    hasChanges = true
    container.store.delete(model)
    for relationship in model._$record.relationships { relationship.release(model, in: self) }
  }

  /// Deletes the objects of a model that match a predicate. Without a predicate, deletes all objects of the model.
  public func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws
  where T: PersistentModel {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
  }

  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    var found = container.store.objects(of: T.self)
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.store.object(with: persistentModelID) else {
      fatalError("ModelContext: no object has the identifier \(persistentModelID)")
    }
    return model
  }

  public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel {
    container.store.object(with: persistentModelID) as? T
  }

  public func save() throws { hasChanges = false }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

/// Describes the objects to fetch and their order.
public struct FetchDescriptor<T> where T: PersistentModel {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The objects of a container, in the order in which they were inserted. Views that read the objects are updated after
/// an insertion or a deletion, since the store is observable.
final class ModelStore: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let registrar = ObservationRegistrar()
  private var kept: [any PersistentModel] = []
  private var changes: Int { 0 }

  func insert(_ model: any PersistentModel) {
    lock.withLock {
      if kept.contains(where: { $0 === model }) { return }
      registrar.withMutation(of: self, keyPath: \.changes) { kept.append(model) }
    }
  }

  func delete(_ model: any PersistentModel) {
    lock.withLock { registrar.withMutation(of: self, keyPath: \.changes) { kept.removeAll { $0 === model } } }
  }

  func objects<T: PersistentModel>(of type: T.Type) -> [T] {
    registrar.access(self, keyPath: \.changes)
    return lock.withLock { kept.compactMap { $0 as? T } }
  }

  var all: [any PersistentModel] { lock.withLock { kept } }

  func object(with id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { kept.first { $0._$record.id == id } }
  }
}

extension ModelStore: Observable {}

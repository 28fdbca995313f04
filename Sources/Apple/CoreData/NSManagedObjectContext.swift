internal import Combine
internal import Synchronization

/// The objects of an app, in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable { case privateQueueConcurrencyType, mainQueueConcurrencyType }

  private static let ids = Mutex(0)
  static func nextID() -> NSManagedObjectID {
    NSManagedObjectID(
      ids.withLock { number in
        number += 1
        return number
      })
  }

  private var objects: [NSManagedObject] = []
  public private(set) var hasChanges = false
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  public var registeredObjects: Set<NSManagedObject> { Set(objects) }
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var name: String?
  open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  public override init() {}
  public init(concurrencyType: ConcurrencyType) {}
  public init(_ concurrencyType: ConcurrencyType) {}

  func contains(_ object: NSManagedObject) -> Bool { objects.contains { $0 === object } }

  private func change() {
    hasChanges = true
    NotificationCenter.default.post(name: Self.didChangeObjectsNotification, object: self)
  }

  open func insert(_ object: NSManagedObject) {
    guard !contains(object) else { return }
    object.managedObjectContext = self
    object.isInserted = true
    objects.append(object)
    insertedObjects.insert(object)
    object.awakeFromInsert()
    change()
  }

  open func delete(_ object: NSManagedObject) {
    objects.removeAll { $0 === object }
    insertedObjects.remove(object)
    object.objectWillChange.send()
    change()
  }

  open func save() throws {
    guard hasChanges else { return }
    for object in insertedObjects { object.isInserted = false }
    insertedObjects = []
    hasChanges = false
    NotificationCenter.default.post(name: Self.didSaveObjectsNotification, object: self)
  }

  open func rollback() {
    objects.removeAll(where: insertedObjects.contains)
    insertedObjects = []
    change()
    hasChanges = false
  }
  open func reset() { rollback() }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) { object.objectWillChange.send() }
  open func refreshAllObjects() {}
  open func processPendingChanges() {}

  /// The objects of the request's type that match its predicate, in the order of its sort descriptors.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    var found = objects.filter { object in
      guard object is Result, Result.self != NSManagedObject.self || request.entityName != nil else { return false }
      return Result.self is NSManagedObject.Type && Result.self != NSManagedObject.self
        || request.entityName == nil || "\(type(of: object))" == request.entityName
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let orders = request.sortDescriptors, !orders.isEmpty {
      found.sort { a, b in
        let order = orders.lazy.map { $0.compare(a, to: b) }.first { $0 != .orderedSame }
        return order == .orderedAscending
      }
    }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found.compactMap { $0 as? Result }
  }

  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try fetch(request).count }
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID == id } ?? NSManagedObject()
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = objects.first(where: { $0.objectID == id }) else { throw CocoaError(.coderValueNotFound) }
    return object
  }

  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  public static let didChangeObjectsNotification = Notification.Name("NSObjectsDidChangeInManagedObjectContext")
  public static let didSaveObjectsNotification = Notification.Name("NSManagedObjectContextDidSave")
}

extension NSManagedObjectContext.ConcurrencyType {
  public static let mainQueue = Self.mainQueueConcurrencyType
  public static let privateQueue = Self.privateQueueConcurrencyType
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
  public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChange")
}

public final class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

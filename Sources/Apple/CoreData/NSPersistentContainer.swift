/// A data model, whose objects exist only as classes.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = []
  public override init() {}
  public init?(contentsOf url: URL) {}
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

open class NSPersistentStore: NSObject {
  open var url: URL?
}

open class NSPersistentStoreCoordinator: NSObject {
  open var persistentStores: [NSPersistentStore] = []
  public init(managedObjectModel model: NSManagedObjectModel) {}
}

open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// A data model with its context. Limn loads no store: each preview starts without objects.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
  }

  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
  public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(viewContext)
  }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChanged")
}

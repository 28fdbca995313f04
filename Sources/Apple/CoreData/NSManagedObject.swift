public import Combine

/// The name of an entity of a data model.
open class NSEntityDescription: NSObject {
  open var name: String?

  public static func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  public static func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    NSManagedObject(context: context)
  }
}

/// The identity of an object in its context.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  public let uriRepresentationNumber: Int
  public var isTemporaryID: Bool { false }
  init(_ number: Int) { uriRepresentationNumber = number }
  public func uriRepresentation() -> URL { URL(string: "x-coredata://limn/\(uriRepresentationNumber)")! }
}

/// An object of a data model. Limn stores objects only in memory: the properties of a subclass are ordinary properties.
open class NSManagedObject: NSObject, ObservableObject, @unchecked Sendable {
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID: NSManagedObjectID
  public var entity: NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(type(of: self))"
    return entity
  }
  public var isDeleted: Bool { managedObjectContext?.contains(self) != true }
  public internal(set) var isInserted = false
  public var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }
  private var values: [String: Any] = [:]

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    objectID = NSManagedObjectContext.nextID()
    super.init()
    context?.insert(self)
  }

  // These initializers are required, so that generic code can call them. A subclass with initializers of its own
  // inherits them if it overrides the one above.
  public required convenience override init() { self.init(entity: NSEntityDescription(), insertInto: nil) }
  public required convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: context)
  }

  public class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }

  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    values[key] = value
  }
  /// The value of a property that the data model declares; an empty value if there is none.
  public func _managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let objects = values[key] as? [Any] {
      if let set = NSSet(array: objects) as? Value { return set }
      if let set = NSOrderedSet(array: objects) as? Value { return set }
    }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as! Value }
    if let type = Value.self as? any RangeReplaceableCollection.Type { return type.init() as! Value }
    if let type = Value.self as? any SetAlgebra.Type { return type.init() as! Value }
    if let type = Value.self as? any BinaryInteger.Type { return type.init(0) as! Value }
    if let type = Value.self as? any BinaryFloatingPoint.Type { return type.init(0) as! Value }
    let empty: [Any] = [false, Date(), UUID(), Data(), NSSet(), NSOrderedSet(), URL(string: "https://example.com")!]
    if let value = empty.lazy.compactMap({ $0 as? Value }).first { return value }
    fatalError("\(Swift.type(of: self)).\(key) has no value: the data model makes it required")
  }
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    objectWillChange.send()
    values[key] = plain(value)
  }
  /// Adds objects to a relationship with several objects, which can be ordered.
  public func _add(_ objects: [Any], _ key: String) { _setManagedValue(related(key) + objects, key) }
  public func _remove(_ objects: [Any], _ key: String) {
    _setManagedValue(related(key).filter { one in !objects.contains { ($0 as AnyObject) === (one as AnyObject) } }, key)
  }
  private func related(_ key: String) -> [Any] {
    switch values[key] {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let objects as [Any]: objects
    default: []
    }
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) {}
}

public protocol NSFetchRequestResult {}
extension NSManagedObject: NSFetchRequestResult {}

/// A question for objects of a type.
open class NSFetchRequest<ResultType>: NSObject {
  open var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchBatchSize = 0
  open var fetchOffset = 0
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
}

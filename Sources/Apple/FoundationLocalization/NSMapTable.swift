public import Foundation

/// A table from objects to objects.
///
/// - Approximated: the table keeps its keys and objects, also those that it should hold weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private var entries: [ObjectIdentifier: (key: KeyType, object: ObjectType)] = [:]
  private func index(_ key: KeyType) -> ObjectIdentifier? {
    if let object = key as? NSObject {
      return entries.first { ($0.value.key as? NSObject)?.isEqual(object) == true }?.key
    }
    return entries[ObjectIdentifier(key)] == nil ? nil : ObjectIdentifier(key)
  }

  public override init() {}
  public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {}
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  open var count: Int { entries.count }
  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap(index).flatMap { entries[$0]?.object } }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    entries[index(aKey) ?? ObjectIdentifier(aKey)] = (aKey, anObject)
  }
  open func removeObject(forKey aKey: KeyType?) { if let index = aKey.flatMap(index) { entries[index] = nil } }
  open func removeAllObjects() { entries = [:] }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.values.map(\.key)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.values.map(\.object)).objectEnumerator() }
}

open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 1 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

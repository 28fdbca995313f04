/// A value that a relationship can have: an object, an optional object, or an array of objects.
public protocol _Related {
  static var _target: any PersistentModel.Type { get }
  var _objects: [any PersistentModel] { get }
  /// Returns the value with exactly these objects; nil if there is no such value. A value for one object has the last
  /// object.
  static func _made(of objects: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  public static var _target: any PersistentModel.Type { Self.self }
  public var _objects: [any PersistentModel] { [self] }
  public static func _made(of objects: [any PersistentModel]) -> Self? { objects.last as? Self }
}

extension Optional: _Related where Wrapped: _Related {
  public static var _target: any PersistentModel.Type { Wrapped._target }
  public var _objects: [any PersistentModel] { self?._objects ?? [] }
  public static func _made(of objects: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._made(of: objects)) }
}

extension Array: _Related where Element: PersistentModel {
  public static var _target: any PersistentModel.Type { Element.self }
  public var _objects: [any PersistentModel] { self }
  public static func _made(of objects: [any PersistentModel]) -> [Element]? { objects.compactMap { $0 as? Element } }
}

/// A property of a model that refers to other models.
public struct _ModelRelationship {
  let keyPath: AnyKeyPath
  /// The property on the other side, if the code names it.
  let inverse: AnyKeyPath?
  let deleteRule: Schema.Relationship.DeleteRule
  let target: any PersistentModel.Type
  let objects: (any PersistentModel) -> [any PersistentModel]
  /// Sets the objects, unless the property cannot have them.
  fileprivate let set: (any PersistentModel, [any PersistentModel]) -> Void

  /// Returns nil if the property refers to no models.
  public init?<Owner: PersistentModel, Value>(
    _ keyPath: ReferenceWritableKeyPath<Owner, Value>, inverse: AnyKeyPath? = nil,
    deleteRule: Schema.Relationship.DeleteRule = .nullify
  ) {
    guard let type = Value.self as? any _Related.Type else { return nil }
    self.init(keyPath, of: Owner.self, as: type, inverse, deleteRule)
  }

  private init?<Owner: PersistentModel, Value: _Related>(
    _ keyPath: AnyKeyPath, of owner: Owner.Type, as type: Value.Type, _ inverse: AnyKeyPath?,
    _ deleteRule: Schema.Relationship.DeleteRule
  ) {
    guard let property = keyPath as? ReferenceWritableKeyPath<Owner, Value> else { return nil }
    self.keyPath = keyPath
    self.inverse = inverse
    self.deleteRule = deleteRule
    target = Value._target
    objects = { ($0 as? Owner)?[keyPath: property]._objects ?? [] }
    set = { if let owner = $0 as? Owner, let value = Value._made(of: $1) { owner[keyPath: property] = value } }
  }
}

extension _ModelRelationship {
  fileprivate func add(_ object: any PersistentModel, to owner: any PersistentModel) {
    let present = objects(owner)
    if !present.contains(where: { $0 === object }) { set(owner, present + [object]) }
  }

  fileprivate func remove(_ object: any PersistentModel, from owner: any PersistentModel) {
    let present = objects(owner)
    if present.contains(where: { $0 === object }) { set(owner, present.filter { $0 !== object }) }
  }

  /// The property of `other` that refers back to `owner`. If the code names none, this is the only property that can.
  fileprivate func opposite(of owner: any PersistentModel, in other: any PersistentModel) -> _ModelRelationship? {
    let theirs = other._$record.relationships
    if let inverse { return theirs.first { $0.keyPath == inverse } }
    if let named = theirs.first(where: { $0.inverse == keyPath }) { return named }
    let own = owner._$record.relationships.filter { $0.inverse == nil && other.isOf($0.target) }
    let back = theirs.filter { their in
      their.inverse == nil && owner.isOf(their.target)
        && !owner._$record.relationships.contains { $0.inverse == their.keyPath }
    }
    return own.count == 1 && back.count == 1 && back[0].keyPath != keyPath ? back[0] : nil
  }

  /// Sets the other side of the relationship, and inserts what is related to an inserted object.
  func follow(_ owner: any PersistentModel, from old: [any PersistentModel]) {
    let new = objects(owner)
    let (were, are) = (Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) }))
    for object in old where !are.contains(ObjectIdentifier(object)) {
      opposite(of: owner, in: object)?.remove(owner, from: object)
    }
    for object in new where !were.contains(ObjectIdentifier(object)) {
      opposite(of: owner, in: object)?.add(owner, to: object)
      let (context, other) = (owner._$record.context, object._$record.context)
      if let context, other == nil { context.insert(object) }
      if context == nil, let other { other.insert(owner) }
    }
  }

  /// Applies the rule for a deleted object to the objects that it refers to.
  func release(_ deleted: any PersistentModel, in context: ModelContext) {
    for object in objects(deleted) {
      if deleteRule == .cascade {
        if !object.isDeleted { context.delete(object) }
      } else if deleteRule != .noAction {
        opposite(of: deleted, in: object)?.remove(deleted, from: object)
      }
    }
  }
}

extension PersistentModel {
  fileprivate func isOf(_ type: any PersistentModel.Type) -> Bool { Swift.type(of: self) == type }
}

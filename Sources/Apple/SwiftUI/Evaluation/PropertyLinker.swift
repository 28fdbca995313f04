/// Connects the dynamic properties of a view to the storage in the view's element.
@MainActor struct PropertyLinker {
  let element: Element
  /// The storage of each property, in order.
  var slots: [Slot?]
  /// The name of the property for each slot.
  private(set) var names: [String] = []
  /// Whether an environment object is missing.
  private(set) var missesObject = false
  private var next = 0
  private var name = ""

  init(element: Element, slots: [Slot?]) {
    self.element = element
    self.slots = slots
  }
}

/// A property wrapper of this module whose storage is in an element.
@MainActor protocol LinkedProperty {
  mutating func link(with linker: inout PropertyLinker)
}

extension PropertyLinker {
  mutating func missingObject(_ message: String) -> MissingObject {
    missesObject = true
    return MissingObject(message, of: element)
  }

  mutating func link<Owner>(_ owner: inout Owner) {
    let properties = PropertyLayout.of(Owner.self)
    if properties.isEmpty { return }
    withUnsafeMutableBytes(of: &owner) { bytes in
      if let base = bytes.baseAddress { link(properties, at: base) }
    }
  }

  /// Returns the storage of the property that is being connected. If the property has no storage yet, `make` creates
  /// it.
  mutating func slot<S: Slot>(_ make: () -> S) -> S {
    defer { next += 1 }
    names.append(name)
    if next < slots.count, let known = slots[next] as? S { return known }
    while slots.count <= next { slots.append(nil) }
    slots[next]?.end()
    let slot = make()
    slots[next] = slot
    return slot
  }

  private mutating func link(_ properties: [PropertyLayout.Property], at base: UnsafeMutableRawPointer) {
    for property in properties {
      let address = base + property.offset
      name = property.name
      switch property.kind {
      case .linked(let type): link(type, at: address)
      case .composed(let type, let inner):
        link(inner, at: address)
        update(type, at: address)
      case .carrier(let inner): link(inner, at: address)
      }
    }
  }

  private mutating func link<Property: LinkedProperty>(_ type: Property.Type, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Property.self).pointee.link(with: &self)
  }

  private func update<Property: DynamicProperty>(_ type: Property.Type, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Property.self).pointee.update()
  }
}

/// The dynamic properties among the fields of a type.
@MainActor enum PropertyLayout {
  struct Property {
    var name: String
    var offset: Int
    var kind: Kind
  }
  indirect enum Kind {
    case linked(any LinkedProperty.Type)
    /// A dynamic property that the app defines, with the dynamic properties inside it.
    case composed(any DynamicProperty.Type, [Property])
    /// The field `carried` of a `PropertyCarrier`. The array lists the dynamic properties of the value in this field.
    case carrier([Property])
  }
  private static var known: [ObjectIdentifier: [Property]] = [:]

  static func of(_ type: any Any.Type) -> [Property] {
    if let properties = known[ObjectIdentifier(type)] { return properties }
    let isCarrier = type is any PropertyCarrier.Type
    let properties = FieldLayout.of(type).fields.compactMap { field -> Property? in
      if let linked = field.type as? any LinkedProperty.Type {
        return Property(name: field.name, offset: field.offset, kind: .linked(linked))
      }
      if let composed = field.type as? any DynamicProperty.Type {
        return Property(name: field.name, offset: field.offset, kind: .composed(composed, of(field.type)))
      }
      if isCarrier, field.name == "carried" {
        return Property(name: field.name, offset: field.offset, kind: .carrier(of(field.type)))
      }
      return nil
    }
    known[ObjectIdentifier(type)] = properties
    return properties
  }
}

/// A view of this module that wraps a value of the app, such as a modifier or a scene. The field `carried` contains the
/// value. The dynamic properties of the value become dynamic properties of the view.
protocol PropertyCarrier {}

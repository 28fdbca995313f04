@_spi(Reflection) import Swift

/// The offsets and types of a type's stored properties. Computed once for each type.
struct FieldLayout {
  struct Field {
    var name: String
    var offset: Int
    var type: any Any.Type
  }
  let fields: [Field]

  @MainActor private static var known: [ObjectIdentifier: FieldLayout] = [:]

  @MainActor static func of(_ type: any Any.Type) -> FieldLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = FieldLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }
}

extension FieldLayout {
  private init(_ type: any Any.Type) {
    if let elements = TupleElements(of: type) {
      fields = elements.fields
      return
    }
    guard !ExistentialKind.contains(type) else {
      fields = []
      return
    }
    var found: [Field] = []
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      found.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    fields = found
  }
}

/// The elements of a tuple type. Swift's reflection does not list the elements, so this type reads them from the
/// metadata. The layout of the metadata is part of Swift's stable ABI: the kind, the number of elements, the labels,
/// then a type and an offset for each element.
private struct TupleElements {
  private typealias AnyType = any Any.Type
  let fields: [FieldLayout.Field]

  private static let tupleKind = 0x301
  private static let headerWords = 3

  init?(of type: any Any.Type) {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard words[0] == Self.tupleKind else { return nil }
    fields = (0..<words[1]).map { index in
      let element = words + Self.headerWords + 2 * index
      let type = UnsafeRawPointer(element).load(as: AnyType.self)
      return FieldLayout.Field(name: "\(index)", offset: element[1] & 0xffff_ffff, type: type)
    }
  }
}

/// Recognizes existential types (`any P`). Their fields depend on the value, so the fields of the type cannot be
/// listed. The attempt to list them by reflection would crash.
private enum ExistentialKind {
  private static let kinds: Set = [0x303, 0x307]

  static func contains(_ type: any Any.Type) -> Bool {
    kinds.contains(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

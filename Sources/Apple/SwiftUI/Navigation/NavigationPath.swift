/// The values for the screens above the root of a navigation stack. The values can have different types.
public struct NavigationPath {
  var elements: [Element]

  struct Element: Hashable {
    let value: AnyHashable
    let encode: (() throws -> String)?

    static func == (one: Element, other: Element) -> Bool { one.value == other.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  public init() { elements = [] }

  @_disfavoredOverload
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { self.elements = elements.map { Element($0) } }

  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    self.elements = elements.map { Element(codable: $0) }
  }
}

extension NavigationPath {
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  @_disfavoredOverload
  public mutating func append<V>(_ value: V) where V: Hashable { elements.append(Element(value)) }

  public mutating func append<V>(_ value: V) where V: Hashable, V: Decodable, V: Encodable {
    elements.append(Element(codable: value))
  }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { lhs.elements == rhs.elements }
}

extension NavigationPath.Element {
  init<V: Hashable>(_ value: V) {
    self.init(value: AnyHashable(value), encode: nil)
  }

  init<V: Hashable & Codable>(codable value: V) {
    self.init(value: AnyHashable(value), encode: { try JSONText.encode(value) })
  }
}

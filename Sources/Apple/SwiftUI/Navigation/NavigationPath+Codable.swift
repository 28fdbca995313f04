import Foundation

extension NavigationPath {
  /// An encodable form of the path; nil if one of its values is not encodable.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.encode != nil } ? CodableRepresentation(elements: elements) : nil
  }

  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  public struct CodableRepresentation {
    let elements: [Element]
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Decodes a path. The encoded form contains the type and the value of each element, last element first.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var found: [NavigationPath.Element] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let text = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "there is no type \(name) to navigate to")
      }
      found.append(try JSONText.element(type, text))
    }
    elements = found.reversed()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      guard let encode = element.encode else { continue }
      try container.encode(_mangledTypeName(type(of: element.value.base)) ?? "")
      try container.encode(try encode())
    }
  }
}

enum JSONText {
  static func encode<Value: Encodable>(_ value: Value) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  static func element<Value: Hashable & Codable>(_ type: Value.Type, _ text: String) throws -> NavigationPath.Element {
    NavigationPath.Element(codable: try JSONDecoder().decode(type, from: Data(text.utf8)))
  }
}

import Foundation

/// The content of `baseline.json`. Each kind of accepted failure has its own key. A command replaces only the kinds
/// that it checked, and keeps all other keys, including keys of later versions of Limn.
public struct BaselineFile: Hashable, Sendable {
  public private(set) var values: [String: JSONValue]

  /// Reads the bytes of a file. The content is empty if there is no file or it is not a JSON object.
  public init(_ bytes: [UInt8]?) {
    values = bytes.flatMap { try? JSONDecoder().decode([String: JSONValue].self, from: Data($0)) } ?? [:]
  }
}

extension BaselineFile {
  /// Sets the value of a key.
  public mutating func set(_ key: String, _ value: some Encodable) throws {
    values[key] = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  /// Sets the value of a key that the file does not have.
  public mutating func setIfMissing(_ key: String, _ value: some Encodable) throws {
    if values[key] == nil { try set(key, value) }
  }

  /// The bytes of the file.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return Array(try encoder.encode(values)) + [UInt8(ascii: "\n")]
  }
}

/// Any JSON value.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Most values of a baseline are strings and objects, so they come first.
    if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSONValue].self) {
      self = .array(elements)
    } else if let number = try? value.decode(Int.self) {
      self = .integer(number)
    } else if let isTrue = try? value.decode(Bool.self) {
      self = .bool(isTrue)
    } else if value.decodeNil() {
      self = .null
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let isTrue): try value.encode(isTrue)
    case .integer(let number): try value.encode(number)
    case .number(let number): try value.encode(number)
    case .string(let text): try value.encode(text)
    case .array(let elements): try value.encode(elements)
    case .object(let members): try value.encode(members)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The text of a string, and otherwise the value as in a JSON file.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let isTrue): "\(isTrue)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .string(let text): text
    case .array(let elements): "\(elements)"
    case .object(let members): "\(members.sorted { $0.key < $1.key })"
    }
  }
}

import Foundation

extension CatalogIndex {
  /// The bytes of `catalog/schema.json`: the JSON Schema (2020-12) that every `index.json` follows.
  public static func schemaJSON() throws -> [UInt8] {
    let recorder = SchemaRecorder()
    _ = try recorder.value(of: CatalogIndex.self)
    var root = recorder.definitions.removeValue(forKey: "catalogIndex") ?? [:]
    var properties = root["properties"] as? [String: Any] ?? [:]
    properties["schema"] = ["const": schemaName]
    for (name, description) in descriptions { recorder.definitions[name]?["description"] = description }
    root.merge([
      "properties": properties, "$schema": "https://json-schema.org/draft/2020-12/schema", "title": schemaName,
      "$defs": recorder.definitions,
    ]) { $1 }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return Array(try JSONSerialization.data(withJSONObject: root, options: options)) + ["\n"]
  }

  /// What the names of the types do not say.
  private static let descriptions = [
    "location": "A source location. Lines and columns start at 1. Columns count UTF-8 bytes.",
    "entity": "An item of the catalog with a page, such as a type, a target, or an app.",
    "namedUse":
      "The trigger of work that a view starts, such as task, or an outside resource that a type uses, such as network.",
    "recognition": "The recognized architecture of an app, and the evidence for it.",
    "missingModule":
      "A module or symbol that is missing on this machine. alone counts the files in which nothing else is missing.",
    "environmentNeed": "A value that a type reads from the environment.",
    "callExample": "A call in the sources that creates a value of the type.",
    "symbol":
      "A public symbol of a library, with the articles whose snippets use it. An exempt symbol needs no snippet.",
  ]
}

/// Describes the JSON form of `Codable` types. It decodes each type once from empty values, and records the keys that
/// the type asks for. So the schema cannot differ from the types.
private final class SchemaRecorder {
  /// The schemas of structures, by the names of their types.
  var definitions: [String: [String: Any]] = [:]

  /// Records a type, and returns an empty value of it with its schema.
  func value<Value: Decodable>(of type: Value.Type) throws -> (Value, [String: Any]) {
    let found: (Any, [String: Any])? =
      switch type {
      case is String.Type: ("", ["type": "string"])
      case is Bool.Type: (false, ["type": "boolean"])
      case is Int.Type: (0, ["type": "integer", "minimum": 0])
      case let collection as any RecordedCollection.Type: try collection.record(in: self)
      case let choice as any (CaseIterable & RawRepresentable<String>).Type: Self.record(choice)
      default: nil
      }
    if let (value, schema) = found, let value = value as? Value { return (value, schema) }
    let name = "\(type)".prefix(1).lowercased() + "\(type)".dropFirst()
    let decoder = RecordingDecoder(recorder: self)
    let value = try type.init(from: decoder)
    definitions[name] = [
      "type": "object", "properties": decoder.properties, "required": decoder.required, "additionalProperties": false,
    ]
    return (value, ["$ref": "#/$defs/\(name)"])
  }

  static func record<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> (Any, [String: Any])? {
    Choice.allCases.first.map { ($0, ["enum": Choice.allCases.map(\.rawValue)]) }
  }
}

/// An array or dictionary, whose JSON form depends on the type of its values.
private protocol RecordedCollection {
  static func record(in recorder: SchemaRecorder) throws -> (Self, [String: Any])
}

extension Array: RecordedCollection where Element: Decodable {
  fileprivate static func record(in recorder: SchemaRecorder) throws -> ([Element], [String: Any]) {
    ([], ["type": "array", "items": try recorder.value(of: Element.self).1])
  }
}

extension Dictionary: RecordedCollection where Key == String, Value: Decodable {
  fileprivate static func record(in recorder: SchemaRecorder) throws -> ([String: Value], [String: Any]) {
    ([:], ["type": "object", "additionalProperties": try recorder.value(of: Value.self).1])
  }
}

/// Decodes a structure from empty values, and records the keys that the structure asks for.
private final class RecordingDecoder: Decoder {
  let recorder: SchemaRecorder
  var properties: [String: Any] = [:]
  var required: [String] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(recorder: SchemaRecorder) { self.recorder = recorder }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RecordingContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupported }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unsupported }

  /// The error for a type whose JSON form this decoder cannot describe.
  var unsupported: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "only structures and enumerations of strings have a schema"))
  }
}

private struct RecordingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: RecordingDecoder
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    decoder.required.append(key.stringValue)
    return try record(type, key)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try optional(type, key)
  }

  // The standard library has default implementations of these three, which do not tell that the key is optional.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional(type, key) }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type, key) }

  func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    _ = try record(type, key)
    return nil
  }

  func record<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    let (value, recorded) = try decoder.recorder.value(of: type)
    var schema = recorded
    if ["line", "column", "endLine", "endColumn"].contains(key.stringValue) { schema["minimum"] = 1 }
    decoder.properties[key.stringValue] = schema
    return value
  }

  func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Other>
  { throw decoder.unsupported }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw decoder.unsupported }
  func superDecoder() throws -> any Decoder { throw decoder.unsupported }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.unsupported }
}

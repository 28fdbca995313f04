@testable import LimnCatalog
import Foundation
import Testing

@Suite struct CatalogSchemaTests {
  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("The index follows its schema") func theIndexFollowsItsSchema() throws {
    let validator = SchemaValidator(root: try object(CatalogIndex.schemaJSON()))
    #expect(validator.problems(in: try object(PondCatalog.result.get().index.json())) == [])
  }

  @Test("The schema requires what is always there, and describes what can be missing") func optionalKeys() throws {
    let schema = try object(CatalogIndex.schemaJSON())
    #expect((schema["required"] as? [String])?.contains("repository") == false)
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let relation = try #require(definitions["relation"])
    #expect(relation["required"] as? [String] == ["kind", "from", "to", "origin", "evidence"])
    let properties = try #require(relation["properties"] as? [String: [String: Any]])
    #expect(properties["via"]?["enum"] as? [String] == Transition.allCases.map(\.rawValue))
    #expect(properties["evidence"]?["items"] as? [String: String] == ["$ref": "#/$defs/evidence"])
  }

  @Test(
    "The schema refuses what is wrong",
    arguments: [
      ("\"schema\" : \"limn-catalog/2\"", "\"schema\" : \"limn-catalog/1\"", "/schema: not limn-catalog/2"),
      (
        "\"kind\" : \"component\"", "\"kind\" : \"widget\"",
        "/entities/component/Pond/FishView/kind: not one of the values allowed"
      ),
      ("\"isRequired\" : true", "\"isRequired\" : \"yes\"", "isRequired: not a boolean"),
      ("\"member\" : \"feed\"", "\"mumber\" : \"feed\"", "mumber: not a property"),
      ("\"line\" : 13", "\"line\" : 0", "line: less than 1"),
    ])
  func theSchemaRefusesWhatIsWrong(old: String, new: String, problem: String) throws {
    let validator = SchemaValidator(root: try object(CatalogIndex.schemaJSON()))
    let text = String(decoding: try PondCatalog.result.get().index.json(), as: UTF8.self)
    let range = try #require(text.range(of: old))
    let problems = validator.problems(in: try object(Array(text.replacingCharacters(in: range, with: new).utf8)))
    #expect(!problems.isEmpty && problems.allSatisfy { $0.contains(problem) }, "\(problems)")
  }
}

/// A validator for the part of JSON Schema that the catalog's schema uses. Validation fails if the schema contains a
/// keyword that this validator does not know.
struct SchemaValidator {
  let root: [String: Any]

  func problems(in value: Any) -> [String] { check(value, root, "") }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    let known: Set = [
      "$schema", "$defs", "title", "description", "type", "properties", "required", "additionalProperties",
      "propertyNames", "items",
      "enum",
      "const", "minimum", "$ref", "pattern",
    ]
    if let keyword = schema.keys.first(where: { !known.contains($0) }) {
      return ["\(path): unknown keyword \(keyword)"]
    }
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last!)
      return check(value, (root["$defs"] as! [String: Any])[name] as! [String: Any], path)
    }
    if let constant = schema["const"] as? String, value as? String != constant { return ["\(path): not \(constant)"] }
    if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      return ["\(path): not one of the values allowed"]
    }
    if let minimum = schema["minimum"] as? Int, let number = value as? Int, number < minimum {
      return ["\(path): less than \(minimum)"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(path): not a string"]
    case "boolean": return (value as? NSNumber).map { isBoolean($0) } == true ? [] : ["\(path): not a boolean"]
    case "integer": return value is Int ? [] : ["\(path): not an integer"]
    case "array":
      guard let items = value as? [Any] else { return ["\(path): not an array"] }
      return items.enumerated().flatMap { check($1, schema["items"] as? [String: Any] ?? [:], "\(path)/\($0)") }
    case "object": return checkObject(value, schema, path)
    default: return []
    }
  }

  private func checkObject(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path): not an object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): no \($0)" }
    let names = (schema["propertyNames"] as? [String: Any])?["pattern"] as? String
    return missing
      + object.keys.sorted().flatMap { key -> [String] in
        if let names, key.range(of: names, options: .regularExpression) == nil {
          return ["\(path)/\(key): not a name allowed"]
        }
        if let inner = properties[key] { return check(object[key]!, inner, "\(path)/\(key)") }
        if let inner = schema["additionalProperties"] as? [String: Any] {
          return check(object[key]!, inner, "\(path)/\(key)")
        }
        return schema["additionalProperties"] as? Bool == false ? ["\(path)/\(key): not a property"] : []
      }
  }

  /// Whether the number stands for a Boolean. Foundation decodes a Boolean in JSON as an `NSNumber`.
  private func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}

import Foundation

extension JSONEncoder {
  /// The JSON of a value that always has one: texts, whole numbers and lists of them. An empty report would hide the mistake.
  func encodedOrTrap(_ value: some Encodable) -> Data {
    do { return try encode(value) } catch { preconditionFailure("\(type(of: value)) has no JSON: \(error)") }
  }
}

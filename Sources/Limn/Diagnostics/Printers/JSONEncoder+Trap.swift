import Foundation

extension JSONEncoder {
  /// Encodes a value that consists only of strings and numbers. Such a value can always be encoded, so a failure traps.
  func encodedOrTrap(_ value: some Encodable) -> Data {
    do { return try encode(value) } catch {
      preconditionFailure("\(type(of: value)) cannot be encoded as JSON: \(error)")
    }
  }
}

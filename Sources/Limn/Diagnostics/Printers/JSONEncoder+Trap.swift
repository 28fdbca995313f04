import Foundation

extension JSONEncoder {
  /// Encodes a value of strings and numbers, which cannot fail. If the encoding fails anyway, traps instead of returning nothing.
  func encodedOrTrap(_ value: some Encodable) -> Data {
    do { return try encode(value) } catch { preconditionFailure("\(type(of: value)) has no JSON: \(error)") }
  }
}

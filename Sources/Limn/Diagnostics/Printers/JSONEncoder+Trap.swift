import Foundation

extension JSONEncoder {
  /// Encodes a value whose encoding cannot fail, such as strings and integers. Traps on an error, since an empty report would hide it.
  func encodedOrTrap(_ value: some Encodable) -> Data {
    do { return try encode(value) } catch { preconditionFailure("\(type(of: value)) has no JSON: \(error)") }
  }
}

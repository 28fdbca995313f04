import Foundation
public import SemanticTree

/// A value that is stored, compared, and read by other threads.
public typealias Record = SemanticTree.Record

/// JSON with sorted keys, so that equal values have equal texts.
public enum JSONText {
  /// Returns a value as JSON that ends in a line break. A value that consists only of strings, numbers, and Booleans can
  /// always be encoded, so a failure traps.
  public static func bytes(_ value: some Encodable, isPretty: Bool = true) -> [UInt8] {
    let encoder = JSONEncoder.lenient
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do { return Array(try encoder.encode(value)) + ["\n"] } catch {
      preconditionFailure("\(type(of: value)) cannot be encoded as JSON: \(error)")
    }
  }
}

extension Decodable {
  /// Reads a value from JSON, such as the JSON that ``JSONText`` writes.
  public init(json: some Sequence<UInt8>) throws {
    self = try JSONDecoder.lenient.decode(Self.self, from: Data(json))
  }
}

import Foundation

/// JSON with sorted keys, so that equal values have equal texts.
public enum JSONText {
  /// Returns a value as JSON that ends in a line break. A value that consists only of strings, numbers, and Booleans can
  /// always be encoded, so a failure traps.
  public static func bytes(_ value: some Encodable, isPretty: Bool = true) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do { return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")] } catch {
      preconditionFailure("\(type(of: value)) cannot be encoded as JSON: \(error)")
    }
  }
}

extension Decodable {
  /// Reads a value from JSON, such as the JSON that ``JSONText`` writes.
  public init(json: some Sequence<UInt8>) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: Data(json))
  }
}

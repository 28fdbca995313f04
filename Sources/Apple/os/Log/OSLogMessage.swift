/// A message of the log: literal text, and values that are public or private.
@frozen public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }
}

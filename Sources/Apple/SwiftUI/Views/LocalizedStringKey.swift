/// Text of the interface, written as a literal.
public struct LocalizedStringKey: Equatable, Sendable {
  let text: String

  public nonisolated init(_ value: String) { text = value }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public nonisolated init(stringLiteral value: String) { self.init(value) }
  public nonisolated init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public nonisolated init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    public nonisolated mutating func appendLiteral(_ literal: String) { text += literal }
    public nonisolated mutating func appendInterpolation(_ string: String) { text += string }
    @_disfavoredOverload
    public nonisolated mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
  }
}

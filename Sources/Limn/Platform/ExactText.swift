/// A text that is compared by its bytes, as browsers, hosts, and file systems compare addresses, ids, and paths. Swift
/// compares strings by canonical equivalence, so the two ways to write `é` are equal strings, but different addresses.
public struct ExactText: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let text: String

  public init(_ text: String) { self.text = text }
  public init(stringLiteral text: String) { self.text = text }

  public var description: String { text }

  public static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  public static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }

  // Texts with the same bytes are equal strings, so they have the same hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A fact about a number.
public struct NumberFact: Identifiable, Hashable, Codable, Sendable {
  /// The number that the fact is about.
  public var number: Int
  /// The fact, or nil while it is loading.
  public var content: String?

  /// The number identifies the fact, since a list has at most one fact about each number.
  public var id: Int { number }

  /// Makes a fact.
  ///
  /// - Parameters:
  ///   - number: The number that the fact is about.
  ///   - content: The fact, or nil while it is loading.
  public init(number: Int, content: String? = nil) {
    self.number = number
    self.content = content
  }
}

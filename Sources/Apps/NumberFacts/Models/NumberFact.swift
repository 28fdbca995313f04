/// Something worth knowing about a number.
public struct NumberFact: Identifiable, Hashable, Codable, Sendable {
  /// The number that the fact is about.
  public var number: Int
  /// The fact, or nil while it is on its way.
  public var content: String?

  /// The number: a list has one fact about each.
  public var id: Int { number }

  /// Makes a fact.
  ///
  /// - Parameters:
  ///   - number: The number that the fact is about.
  ///   - content: The fact, or nil while it is on its way.
  public init(number: Int, content: String? = nil) {
    self.number = number
    self.content = content
  }
}

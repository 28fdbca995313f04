/// An order in which a list of facts can be sorted.
public enum NumberFactOrder: String, CaseIterable, Hashable, Codable, Sendable {
  /// The order in which the facts were added.
  case added
  /// The smallest number first.
  case ascending
  /// The largest number first.
  case descending
}

extension NumberFactOrder {
  /// Returns the facts in this order.
  ///
  /// - Parameter facts: The facts, in the order in which they were added.
  public func sorted(_ facts: [NumberFact]) -> [NumberFact] {
    switch self {
    case .added: facts
    case .ascending: facts.sorted { $0.number < $1.number }
    case .descending: facts.sorted { $0.number > $1.number }
    }
  }
}

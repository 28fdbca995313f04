extension SemanticNode {
  /// A condition or purpose of an element that its role does not say.
  public enum Trait: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case disabled, selected, focused, expanded, hidden, header, modal, destructive, cancel, confirm, secure, multiline, loading, badge

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }
}

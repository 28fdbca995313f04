extension SemanticNode {
  /// A condition or purpose of an element that its role does not say.
  public enum Trait: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case disabled, selected, focused, expanded, hidden, header, modal, destructive, cancel, confirm, secure, multiline, loading, badge
    /// What the app calls an element for those who do not see it, whatever its role is.
    case button, link, image, searchField, staticText, toggle, keyboardKey, summary, tabBar
    case updatesFrequently, playsSound, startsMedia, directInteraction, pageTurn
    /// The scroll area around it shows it first.
    case scrollTarget

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }
}

extension SemanticNode {
  /// A property of an element that its role does not express.
  public enum Trait: String, Record, CaseIterable, Comparable {
    case disabled, selected, focused, expanded, hidden, header, modal, destructive, cancel, confirm, secure, multiline,
      loading, badge
    /// Accessibility traits that the app adds to an element with a modifier. The element can have any role.
    case button, link, image, searchField, staticText, toggle, keyboardKey, summary, tabBar
    case updatesFrequently, playsSound, startsMedia, directInteraction, pageTurn
    /// The scroll view that contains this element is initially scrolled to the element.
    case scrollTarget

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }
}

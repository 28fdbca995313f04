/// The key of a keyboard shortcut, without its modifier keys.
public struct KeyEquivalent: Sendable {
  public var character: Character

  public init(_ character: Character) { self.character = character }
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

extension KeyEquivalent {
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  /// The key's name in HTML.
  var name: String {
    Self.names[self] ?? character.uppercased()
  }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight", .escape: "Escape",
    .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "PageUp",
    .pageDown: "PageDown",
    .clear: "Clear", .tab: "Tab", .space: "Space", .return: "Enter",
  ]
}

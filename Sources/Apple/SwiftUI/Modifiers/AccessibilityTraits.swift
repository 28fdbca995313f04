import SemanticTree

/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var semantic: Set<SemanticNode.Trait>

  public init() { semantic = [] }
  private init(trait: SemanticNode.Trait) { semantic = [trait] }

  public static let isHeader = AccessibilityTraits(trait: .header)
  public static let isSelected = AccessibilityTraits(trait: .selected)
  public static let isModal = AccessibilityTraits(trait: .modal)
  public static let isButton = AccessibilityTraits(trait: .button)
  public static let isLink = AccessibilityTraits(trait: .link)
  public static let isSearchField = AccessibilityTraits(trait: .searchField)
  public static let isImage = AccessibilityTraits(trait: .image)
  public static let isStaticText = AccessibilityTraits(trait: .staticText)
  public static let isSummaryElement = AccessibilityTraits(trait: .summary)
  public static let isKeyboardKey = AccessibilityTraits(trait: .keyboardKey)
  public static let isToggle = AccessibilityTraits(trait: .toggle)
  public static let isTabBar = AccessibilityTraits(trait: .tabBar)
  public static let playsSound = AccessibilityTraits(trait: .playsSound)
  public static let updatesFrequently = AccessibilityTraits(trait: .updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(trait: .startsMedia)
  public static let allowsDirectInteraction = AccessibilityTraits(trait: .directInteraction)
  public static let causesPageTurn = AccessibilityTraits(trait: .pageTurn)

  public func contains(_ member: AccessibilityTraits) -> Bool { member.semantic.isSubset(of: semantic) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(semantic.union(other.semantic)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(semantic.intersection(other.semantic))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(semantic.symmetricDifference(other.semantic))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

  @discardableResult public mutating func insert(_ newMember: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { semantic.subtract(member.semantic) }
    return contains(member) ? member : nil
  }

  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }

  private init(_ semantic: Set<SemanticNode.Trait>) { self.semantic = semantic }
}

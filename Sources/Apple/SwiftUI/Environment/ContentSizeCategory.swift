/// The text size that the reader prefers. `DynamicTypeSize` is the newer type for this setting, with other names for
/// the sizes.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory {
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank >= rhs.rank }
}

extension EnvironmentValues {
  /// The same setting as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
    set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.rank] }
  }
}

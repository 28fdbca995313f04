import SemanticTree

/// The level of a heading in the structure of a screen.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Makes the view a heading. On an HTML page, the position of the heading determines its level, and `level` is
  /// ignored.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { node, _ in node.traits.insert(.header) } }

  /// Sets whether assistive technology treats the view as interactive.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true) }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  )
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { node, _ in if !respondsToUserInteraction, isEnabled { node.traits.insert(.staticText) } } }
}

// Deprecated spellings

extension View {
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAddTraits(traits)
  }

  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityRemoveTraits(traits) }
}

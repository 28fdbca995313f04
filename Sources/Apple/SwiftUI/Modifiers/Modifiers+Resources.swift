public import FoundationLocalization

// Modifiers with localized string resources as titles.

extension View {
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelResource))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueResource))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintResource))
  }

  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }
}

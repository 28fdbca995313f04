import SemanticTree

// Accessibility modifiers with a condition.

extension View {
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { if isEnabled { $0.label = label.plain(in: $1) } } }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { if isEnabled { $0.value = valueDescription.plain(in: $1) } } }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  { accessibilityValue(Text(value), isEnabled: isEnabled) }

  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { if isEnabled { $0.hint = hint.plain(in: $1) } } }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { node, _ in if isEnabled { node.identifier = identifier } } }

  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { node, _ in if hidden, isEnabled { node.traits.insert(.hidden) } } }
}

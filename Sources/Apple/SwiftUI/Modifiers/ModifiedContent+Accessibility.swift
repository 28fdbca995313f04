public import FoundationLocalization

// Several accessibility modifiers of one view are combined into one modifier, so that the type of the view stays short.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated func adding(_ said: ModifiedContent<EmptyView, AccessibilityAttachmentModifier>) -> Self {
    let (first, second) = (modifier.change, said.modifier.change)
    return ModifiedContent(
      content: content,
      modifier: AccessibilityAttachmentModifier(
        change: { node, environment in
          first(&node, environment)
          second(&node, environment)
        }, actions: modifier.actions + said.modifier.actions))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityLabel(labelKey))
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityLabel(labelKey, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityLabel(label))
  }

  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityLabel(label, isEnabled: isEnabled))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityLabel(labelResource))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<
      Content, Modifier
    >
  {
    adding(EmptyView().accessibilityLabel(labelResource, isEnabled: isEnabled))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    adding(EmptyView().accessibilityLabel(label))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    adding(EmptyView().accessibilityLabel(label, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityValue(valueKey))
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityValue(valueKey, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityValue(value))
  }

  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityValue(value, isEnabled: isEnabled))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityValue(valueResource))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<
      Content, Modifier
    >
  {
    adding(EmptyView().accessibilityValue(valueResource, isEnabled: isEnabled))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    adding(EmptyView().accessibilityValue(value))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    adding(EmptyView().accessibilityValue(value, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityHint(hintKey))
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityHint(hintKey, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityHint(hint))
  }

  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityHint(hint, isEnabled: isEnabled))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityHint(hintResource))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    adding(EmptyView().accessibilityHint(hintResource, isEnabled: isEnabled))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    adding(EmptyView().accessibilityHint(hint))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    adding(EmptyView().accessibilityHint(hint, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityIdentifier(identifier))
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityIdentifier(identifier, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityHidden(hidden))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityHidden(hidden, isEnabled: isEnabled))
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityAddTraits(traits))
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  {
    adding(EmptyView().accessibilityRemoveTraits(traits))
  }
}

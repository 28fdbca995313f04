public import FoundationLocalization

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  )
    -> ModifiedContent<Content, Modifier>
  {
    adding(EmptyView().accessibilityAction(actionKind, handler))
  }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, Modifier
  > {
    adding(EmptyView().accessibilityAction(named: name, handler))
  }

  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<
      Content, Modifier
    >
  {
    adding(EmptyView().accessibilityAction(named: nameKey, handler))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  )
    -> ModifiedContent<Content, Modifier>
  {
    adding(EmptyView().accessibilityAction(named: nameResource, handler))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, Modifier
  >
  where S: StringProtocol {
    adding(EmptyView().accessibilityAction(named: name, handler))
  }

  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<
      Content, Modifier
    >
  {
    adding(EmptyView().accessibilityAdjustableAction(handler))
  }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier>
  {
    adding(EmptyView().accessibilityHeading(level))
  }

  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<
      Content, Modifier
    >
  {
    adding(EmptyView().accessibilityRespondsToUserInteraction(respondsToUserInteraction))
  }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  )
    -> ModifiedContent<Content, Modifier>
  {
    adding(EmptyView().accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: isEnabled))
  }
}

// Deprecated spellings

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityHidden(hidden))
  }

  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityLabel(label))
  }

  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityValue(value))
  }

  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityHint(hint))
  }

  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityIdentifier(identifier))
  }

  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    adding(EmptyView().accessibilityAddTraits(traits))
  }

  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  {
    adding(EmptyView().accessibilityRemoveTraits(traits))
  }
}

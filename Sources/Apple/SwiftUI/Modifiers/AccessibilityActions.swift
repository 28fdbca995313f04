public import FoundationLocalization

import SemanticTree

/// A standard accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String?

  public static let `default` = AccessibilityActionKind(name: nil)
  public static let escape = AccessibilityActionKind(name: "Escape")
  public static let magicTap = AccessibilityActionKind(name: "Magic tap")

  init(name: String?) { self.name = name }

  public init(named name: Text) { self.name = name.plain(in: EnvironmentValues()) }
}

/// The direction in which a value changes.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

extension View {
  /// Adds an accessibility action. An action of the kind `default` is a press.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    acting([
      .init(
        kind: .press, suffix: actionKind.name.map { "do.\($0)" } ?? "do", label: { _ in actionKind.name },
        perform: handler)
    ])
  }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    acting([.init(kind: .press, suffix: "do", label: { name.plain(in: $0) }, perform: handler)])
  }

  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(named: Text(nameKey), handler) }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  { accessibilityAction(named: Text(name), handler) }

  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  )
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(named: Text(nameResource), handler) }

  /// Adds actions to increment and decrement the view.
  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    acting([
      .init(kind: .increment, suffix: "more", label: { _ in nil }, perform: { handler(.increment) }),
      .init(kind: .decrement, suffix: "less", label: { _ in nil }, perform: { handler(.decrement) }),
    ])
  }

  private nonisolated func acting(_ actions: [AccessibilityAttachmentModifier.Action])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    modifier(AccessibilityAttachmentModifier(change: { _, _ in }, actions: actions))
  }
}

// Modifiers for scrolling by the user. Limn does not simulate scrolling by the user, so these modifiers have no effect.

/// Whether the scroll bars of a scroll view are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String

  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

/// When scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

/// When a scroll view springs back at its ends.
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

extension View {
  /// Sets whether the scroll bars of scroll views are shown.
  ///
  /// - Approximated: Limn does not simulate scrolling by the user, so the modifier has no effect.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets when scrolling dismisses the keyboard.
  ///
  /// - Approximated: Limn does not simulate scrolling by the user, so the modifier has no effect.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets when scroll views spring back.
  ///
  /// - Approximated: Limn does not simulate scrolling by the user, so the modifier has no effect.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    modifier(EmptyModifier())
  }

  /// Disables scrolling.
  ///
  /// - Approximated: Limn does not simulate scrolling by the user, so the modifier has no effect.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { modifier(EmptyModifier()) }
  /// Lets content extend beyond the bounds of a scroll view.
  ///
  /// - Approximated: Limn does not simulate scrolling by the user, so the modifier has no effect.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}

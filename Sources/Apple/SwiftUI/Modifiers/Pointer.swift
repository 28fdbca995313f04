extension View {
  /// Adds an action that runs when a pointer enters or leaves the view.
  ///
  /// - Approximated: there is no pointer, so the action is never called.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(EmptyModifier()) }

  /// Makes the view focusable.
  ///
  /// - Approximated: the modifier has no effect. Only controls can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Lets a pointer highlight the view.
  ///
  /// - Approximated: there is no pointer, so the modifier has no effect.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { modifier(EmptyModifier()) }

  /// Marks content that is private.
  ///
  /// - Approximated: the mark has no effect, and `redacted(reason: .privacy)` hides no content.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Lets a reader select text.
  ///
  /// - Approximated: text on an HTML page can always be selected.
  public nonisolated func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
    modifier(EmptyModifier())
  }
}

/// How a pointer highlights a view.
public struct HoverEffect: Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

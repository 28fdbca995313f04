// Modifiers for the edges of a device's screen and for its keyboard. An HTML page has no unsafe edges and no keyboard.
// Therefore, these modifiers do not change the view. Each modifier only adds a note about the difference from Apple
// platforms.

import SemanticTree

/// Parts of a screen that content usually avoids.
public struct SafeAreaRegions: OptionSet, Sendable {
  public typealias Element = SafeAreaRegions
  public typealias ArrayLiteralElement = SafeAreaRegions
  public typealias RawValue = UInt

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The label of a keyboard's return key.
public struct SubmitLabel: Sendable {
  private let name: String

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// Which letters a keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

extension View {
  /// Lets the view extend into the unsafe areas of a screen.
  ///
  /// - Approximated: only a color or a shape that fills the screen does.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    approximated(SemanticNode.ignoresSafeArea)
  }

  /// Sets the label of the keyboard's return key.
  ///
  /// - Approximated: there is no keyboard, so the modifier has no effect.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    approximated("there is no return key to label")
  }
  /// Sets whether typed text is corrected.
  ///
  /// - Approximated: typed text is never corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    approximated("typed text is never corrected")
  }
  /// Sets which letters are capitalized while typing.
  ///
  /// - Approximated: typed text does not change.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    approximated("typed text is not capitalized")
  }
}

public import Foundation

/// The form of a presentation in a compact environment.
public struct PresentationAdaptation: Sendable {
  private let name: String

  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}

/// Whether the content behind a presentation is interactive.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "automatic")
  }
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "enabled") }
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "disabled") }
}

extension View {
  /// Sets the form of a presentation in a compact environment.
  ///
  /// - Approximated: a presentation keeps its form.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    approximated("a presentation keeps its form in a compact environment")
  }

  /// Sets whether the content behind a presentation is interactive.
  ///
  /// - Approximated: the content behind a presentation is not interactive.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    approximated("the content behind a presentation is not interactive")
  }

  /// Moves text up or down.
  ///
  /// - Approximated: the whole view is moved.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { offset(y: -baselineOffset) }
}

extension Text {
  /// Moves the letters up or down.
  ///
  /// - Approximated: the letters stay on their line.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Changes the distance between letters.
  ///
  /// - Approximated: letters keep their distance.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }

  /// Changes the distance between letters.
  ///
  /// - Approximated: letters keep their distance.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
}

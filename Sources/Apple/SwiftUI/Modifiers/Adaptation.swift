public import Foundation

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  private let name: String

  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}

/// What can be done behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "automatic") }
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "enabled") }
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "disabled") }
}

extension View {
  /// Says what a presentation becomes where there is little room.
  ///
  /// - Approximated: a presentation stays what it is.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    approximated("a presentation stays what it is where there is little room")
  }

  /// Says what can be done behind a presentation.
  ///
  /// - Approximated: nothing can be done behind a presentation.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    approximated("nothing can be done behind a presentation")
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

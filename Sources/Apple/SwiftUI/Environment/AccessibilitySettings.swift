public import Foundation

// Accessibility settings of the device. There is no device, so the settings have their defaults, and a point equals a
// pixel.

extension EnvironmentValues {
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  /// Whether the view's window looks active.
  public var appearsActive: Bool { true }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The number of points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

public import Foundation

/// The size a preview is given.
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The size the view has when offered that of the device.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

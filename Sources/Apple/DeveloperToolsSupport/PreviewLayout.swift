public import Foundation

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The size that the view chooses when the device's size is proposed to it.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

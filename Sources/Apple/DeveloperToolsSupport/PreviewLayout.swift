public import Foundation

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The view's size when it is offered the device's size.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

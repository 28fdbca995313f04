/// A setting that a trait passes to the preview host.
@_spi(Headless) public enum PreviewSetting {
  case layout(PreviewLayout)
  case orientation(Orientation)
  /// A preview modifier. Its type is `Any`, since the protocol `PreviewModifier` is declared in SwiftUI, and SwiftUI
  /// imports this module.
  case modifier(Any)

  public enum Orientation: String, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
}

/// A setting that a trait passes to the preview host.
@_spi(Headless) public enum PreviewSetting {
  case layout(PreviewLayout)
  case orientation(Orientation)
  /// A preview modifier. It is type-erased, since the protocol of modifiers is declared in SwiftUI, which imports this module.
  case modifier(Any)

  public enum Orientation: String, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
}

/// The setting of a trait for a preview host.
@_spi(Headless) public enum PreviewSetting {
  case layout(PreviewLayout)
  case orientation(Orientation)
  /// A modifier whose type only the module that defines views knows.
  case modifier(Any)

  public enum Orientation: String, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
}

/// What a trait asks for, as a host reads it.
@_spi(Headless) public enum PreviewSetting {
  case layout(PreviewLayout)
  case orientation(Orientation)
  /// A modifier of the module that defines views, which alone knows its type.
  case modifier(Any)

  public enum Orientation: String, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
}

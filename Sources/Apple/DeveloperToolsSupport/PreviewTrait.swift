public import Foundation

/// One or more settings of a preview.
@MainActor public struct PreviewTrait<T> {
  @_spi(Headless) public let settings: [PreviewSetting]

  @_spi(Headless) public init(settings: [PreviewSetting]) {
    self.settings = settings
  }

  /// Combines several traits, which are applied in order.
  public init(_ traits: PreviewTrait<T>...) {
    settings = traits.flatMap(\.settings)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Gives the preview the size of the device, with the view in the middle.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(settings: [.layout(.device)]) }
  /// Gives the preview the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(settings: [.layout(.sizeThatFits)]) }
  /// Gives the preview a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(settings: [.layout(.fixed(width: width, height: height))])
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait(settings: [.orientation(.portrait)]) }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(settings: [.orientation(.portraitUpsideDown)]) }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(settings: [.orientation(.landscapeLeft)]) }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(settings: [.orientation(.landscapeRight)]) }
}

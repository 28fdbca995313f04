@_spi(Headless) public import DeveloperToolsSupport

// Settings for drawing an image's pixels. These settings have no effect, since the browser draws the images of an HTML
// page.

extension Image {
  /// How a scaled image is interpolated.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// - Approximated: the browser chooses how a scaled image is interpolated.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// - Approximated: the browser determines how smooth the edges are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// - Approximated: all layers of a symbol look alike.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRendering = mode?.name
    return image
  }

  /// Creates an image from an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Creates a color from an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

public import Foundation

/// An image in an asset catalog. Xcode generates a constant for each image.
public struct ImageResource: Hashable, Sendable {
  @_spi(Headless) public let name: String
  @_spi(Headless) public let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color in an asset catalog. Xcode generates a constant for each color.
public struct ColorResource: Hashable, Sendable {
  @_spi(Headless) public let name: String
  @_spi(Headless) public let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

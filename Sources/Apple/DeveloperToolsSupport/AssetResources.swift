public import Foundation

/// A picture of an asset catalog. Xcode generates one for each.
public struct ImageResource: Hashable, Sendable {
  @_spi(Headless) public let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of an asset catalog. Xcode generates one for each.
public struct ColorResource: Hashable, Sendable {
  @_spi(Headless) public let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

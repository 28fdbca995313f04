public import Foundation

import SemanticTree

/// A color: a system color, a color asset of the app, or sRGB components. System colors adapt to light and dark
/// appearance.
public struct Color: Hashable, Sendable {
  let base: SemanticNode.Paint.Color
  private(set) var strength = 1.0

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  init(_ base: SemanticNode.Paint.Color) { self.base = base }
}

extension Color {
  /// Creates a color from components from 0 to 1. Components of other color spaces are converted to sRGB.
  ///
  /// - Approximated: of colors outside of sRGB, each component is brought to the nearest one from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let parts = [red, green, blue]
    let converted =
      switch colorSpace {
      case .sRGB: parts
      case .sRGBLinear: parts.map(Color.encoded)
      case .displayP3: Color.displayP3(parts)
      }
    self.init(.components(red: converted[0], green: converted[1], blue: converted[2], opacity: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color of the asset catalog.
  ///
  /// - Approximated: a color that no catalog of the bundle contains is the accent color.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(AssetCatalog.color(name, in: bundle ?? .main) ?? .asset(name))
  }

  /// Creates a color from values that are all from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let channel = { (shift: Double) in
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(.components(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity))
  }

  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.strength *= opacity
    return color
  }

  private static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// Both spaces have the same white point and transfer function, so only their primaries are converted.
  private static func displayP3(_ parts: [Double]) -> [Double] {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let rows = [
      [1.224_940_2, -0.224_940_2, 0], [-0.042_056_9, 1.042_056_9, 0], [-0.019_637_6, -0.078_636, 1.098_273_6],
    ]
    return rows.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }.map { min(max($0, 0), 1) }
  }
}

extension Color: ShapeStyle {}

extension Color: Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { paint }

  var paint: SemanticNode.Paint { strength == 1 ? .color(base) : .opacity(.color(base), strength) }
}

extension Color: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(.color, configure: { $0.content = .paint(paint) })
  }
}

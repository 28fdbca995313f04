public import Foundation

import SemanticTree

/// A color: a system color, a color asset of the app, or sRGB components. System colors adapt to light and dark
/// appearance.
public struct Color: Hashable, Sendable {
  let base: SemanticNode.Paint.Color
  private var strength = 1.0

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  init(_ base: SemanticNode.Paint.Color) { self.base = base }
}

extension Color {
  /// Creates a color from components from 0 to 1. Linear components are converted to sRGB. Display P3 components are
  /// used as if they were sRGB components.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let encode = colorSpace == .sRGBLinear ? Color.encoded : { (value: Double) -> Double in value }
    self.init(.components(red: encode(red), green: encode(green), blue: encode(blue), opacity: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color of the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

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

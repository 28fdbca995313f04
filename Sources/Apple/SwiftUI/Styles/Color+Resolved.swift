import Foundation

import AppKit
import SemanticTree

extension Color {
  /// The sRGB components of a color under the settings of an environment.
  public struct Resolved: Hashable, Sendable {
    public var red, green, blue, opacity: Float

    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    public var linearRed: Float { Self.linear(red) }
    public var linearGreen: Float { Self.linear(green) }
    public var linearBlue: Float { Self.linear(blue) }

    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// - Approximated: a system color has the components of its light variant, and a color asset that no catalog
  /// contains has those of black.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = NSColor(base.variant(in: environment.colorScheme))
    return Resolved(
      red: Float(color.redComponent), green: Float(color.greenComponent), blue: Float(color.blueComponent),
      opacity: Float(Double(color.alphaComponent) * strength))
  }
}

extension Color {
  /// Creates a color that differs between light and dark appearance.
  @_spi(Headless) public init(light: Color, dark: Color) {
    let (light, dark) = (light.solid.variant(in: .light), dark.solid.variant(in: .dark))
    self.init(light == dark ? light : .adaptive(light: light, dark: dark))
  }

  /// The color with its strength as a part of the opacity.
  ///
  /// - Approximated: a system color that is not fully opaque has the components of its light variant.
  private var solid: SemanticNode.Paint.Color {
    switch base {
    case _ where strength == 1: return base
    case .adaptive(let light, let dark):
      return .adaptive(
        light: Color(light).opacity(strength).solid, dark: Color(dark).opacity(strength).solid)
    default:
      let color = resolve(in: EnvironmentValues())
      return .components(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.opacity))
    }
  }
}

extension SemanticNode.Paint.Color {
  /// The color that an appearance shows.
  func variant(in scheme: ColorScheme) -> SemanticNode.Paint.Color {
    guard case .adaptive(let light, let dark) = self else { return self }
    return (scheme == .dark ? dark : light).variant(in: scheme)
  }
}

extension Color.Resolved: ShapeStyle, Painting {
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { Color(self).paint }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal digits, such as `#FF8000FF`.
  public var description: String {
    let digits = [red, green, blue, opacity].map { value in
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

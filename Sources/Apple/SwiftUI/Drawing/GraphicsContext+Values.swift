public import Foundation

extension GraphicsContext {
  /// How drawn content is combined with the existing content.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
  }

  /// The color, gradient, or image with which a shape is drawn.
  public struct Shading: Sendable {
    let style: AnyShapeStyle

    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle { Shading(style: AnyShapeStyle(style)) }
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      let start = UnitPoint(x: startPoint.x <= endPoint.x ? 0 : 1, y: startPoint.y <= endPoint.y ? 0 : 1)
      let end = UnitPoint(
        x: endPoint.x == startPoint.x ? start.x : 1 - start.x, y: endPoint.y == startPoint.y ? start.y : 1 - start.y)
      return Shading(style: AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        style: AnyShapeStyle(
          RadialGradient(gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius)))
    }
  }

  /// A filter for the content that is drawn after the filter is added.
  public struct Filter: Sendable {
    let name: String

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(name: "blur \(radius)")
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(name: "shadow \(radius)")
    }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold")
    }
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness \(amount)") }
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation \(amount)") }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation \(angle.degrees)") }
  }

  /// Options for blurring drawn content.
  public struct BlurOptions: OptionSet, Sendable {
    public typealias Element = BlurOptions
    public typealias ArrayLiteralElement = BlurOptions
    public typealias RawValue = UInt32

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options for drawing a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public typealias Element = ShadowOptions
    public typealias ArrayLiteralElement = ShadowOptions
    public typealias RawValue = UInt32

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options for applying a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public typealias Element = FilterOptions
    public typealias ArrayLiteralElement = FilterOptions
    public typealias RawValue = UInt32

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Options for clipping.
  public struct ClipOptions: OptionSet, Sendable {
    public typealias Element = ClipOptions
    public typealias ArrayLiteralElement = ClipOptions
    public typealias RawValue = UInt32

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
}

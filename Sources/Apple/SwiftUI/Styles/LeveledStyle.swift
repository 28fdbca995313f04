import SemanticTree

/// A fainter level of another style.
struct LeveledStyle<Style: ShapeStyle>: ShapeStyle, Painting {
  let style: Style
  let level: Int

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    if let leveled = style as? any LeveledPainting { return leveled.paint(level: level, in: environment) }
    return .opacity(style.painted(in: environment), HierarchicalShapeStyle.opacities[level])
  }
}

/// A style with its own fainter levels.
protocol LeveledPainting: Painting {
  func paint(level: Int, in environment: EnvironmentValues) -> SemanticNode.Paint
}

extension LeveledPainting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { paint(level: 0, in: environment) }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LeveledStyle(style: self, level: 1) }
  public var tertiary: some ShapeStyle { LeveledStyle(style: self, level: 2) }
  public var quaternary: some ShapeStyle { LeveledStyle(style: self, level: 3) }
  public var quinary: some ShapeStyle { LeveledStyle(style: self, level: 4) }

  /// Sets how the style mixes with what is behind it.
  ///
  /// - Approximated: the style covers what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A translucent gray for the areas of controls.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

extension FillShapeStyle: LeveledPainting {
  func paint(level: Int, in environment: EnvironmentValues) -> SemanticNode.Paint {
    .opacity(Color(.sRGB, red: 0.47, green: 0.47, blue: 0.5).painted(in: environment), Self.opacities[level])
  }

  private static let opacities = [0.2, 0.16, 0.12, 0.08, 0.05]
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

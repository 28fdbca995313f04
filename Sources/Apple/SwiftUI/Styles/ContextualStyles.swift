import SemanticTree

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Painting {
  public init() {}

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }
}

/// The background of the current container.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

extension BackgroundStyle: LeveledPainting {
  /// A gray on the background in place of the levels that lie behind the screen's content.
  func paint(level: Int, in environment: EnvironmentValues) -> SemanticNode.Paint {
    level == 1 ? FillShapeStyle().paint(level: 2, in: environment) : .color(.named("background"))
  }
}

/// The current tint, or the accent color.
public struct TintShapeStyle: ShapeStyle, Painting {
  public init() {}

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    environment.inherited.tint ?? .color(.named("accent"))
  }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle, Painting {
  public init() {}

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { .color(.named("accent")) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The color of the lines between the rows of a list.
public struct SeparatorShapeStyle: ShapeStyle, Painting {
  public init() {}

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { .color(.named("separator")) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

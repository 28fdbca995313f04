import SemanticTree

/// A level of the foreground style, from the strongest to the faintest.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: Painting {
  private static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  static let opacities = [1, 0.6, 0.3, 0.18, 0.1]

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    let levels = environment.inherited.foreground
    if level < levels.count { return levels[level] }
    guard let base = levels.first, base != .color(.named("primary")) else { return .color(.named(Self.names[level])) }
    return .opacity(base, Self.opacities[level])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

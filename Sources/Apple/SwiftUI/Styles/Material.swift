import SemanticTree

/// A translucent surface.
///
/// - Approximated: the material is a flat, translucent color.
public struct Material: Sendable {
  let name: String

  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let thin = Material(name: "thin")
  public static let ultraThin = Material(name: "ultraThin")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")
}

extension Material: ShapeStyle {}

extension Material: Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { .material(name) }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material(name: "regular") }
  public static var thickMaterial: Material { Material(name: "thick") }
  public static var thinMaterial: Material { Material(name: "thin") }
  public static var ultraThinMaterial: Material { Material(name: "ultraThin") }
  public static var ultraThickMaterial: Material { Material(name: "ultraThick") }
  public static var bar: Material { Material(name: "bar") }
}

extension EnvironmentValues {
  /// The material behind the view, which makes text and symbols vibrant.
  ///
  /// - Approximated: text and symbols keep their colors.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

public import Foundation

/// A shadow of what a shape style fills.
///
/// - Approximated: the style is drawn without its shadow.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  public static func drop(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y)) }

  public static func inner(
    color: Color = Color.black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

public import CoreGraphicsTypes
public import Foundation

extension View {
  /// Rotates the view in three dimensions.
  ///
  /// - Approximated: a rotation about the z axis is drawn. A rotation about the x or y axis only makes the view lower
  ///   or narrower.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let cosine = CGFloat(cos(angle.radians))
    return scaleEffect(x: axis.y != 0 ? cosine : 1, y: axis.x != 0 ? cosine : 1)
      .rotationEffect(axis.z != 0 && axis.x == 0 && axis.y == 0 ? angle : .zero)
  }

  /// Moves, scales, and rotates the content of the view.
  ///
  /// - Approximated: the view is scaled and rotated about its center; shearing is left out.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    let scale = (x: hypot(transform.a, transform.b), y: hypot(transform.c, transform.d))
    return scaleEffect(x: scale.x, y: scale.y)
      .rotationEffect(.radians(Double(atan2(transform.b, transform.a))))
      .offset(x: transform.tx, y: transform.ty)
  }

  /// Multiplies the view's colors by a color.
  ///
  /// - Approximated: if the view is more than a text, a symbol, or a shape in one color, the color is drawn over the view
  ///   with the blend mode `multiply`.
  public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(MultiplyModifier(color: color)) }
}

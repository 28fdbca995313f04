public import Foundation

/// A transform of a view in space, as a matrix of 3 × 3 numbers.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11 = 1.0
  public var m12 = 0.0
  public var m13 = 0.0
  public var m21 = 0.0
  public var m22 = 1.0
  public var m23 = 0.0
  public var m31 = 0.0
  public var m32 = 0.0
  public var m33 = 1.0

  public init() {}
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (self, other)
    var made = ProjectionTransform()
    made.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31
    made.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32
    made.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33
    made.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31
    made.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32
    made.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33
    made.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31
    made.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32
    made.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33
    return made
  }
}

/// A modifier that transforms its view, with the view's size.
///
/// - Approximated: the size is that of the space for the view, and perspective is left out.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View {
    TransformedBySize(content: content, transform: effectValue)
  }
  public nonisolated func ignoredByLayout() -> Self { self }
}

/// A view with a transform that depends on its size.
private struct TransformedBySize<Content: View>: View {
  let content: Content
  let transform: (CGSize) -> ProjectionTransform
  @State private var size = CGSize.zero

  var body: some View {
    content.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }.projectionEffect(transform(size))
  }
}

extension View {
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31, ty: transform.m32))
  }
}

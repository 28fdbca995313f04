public import Foundation

import SemanticTree

/// A style that fills an area with a repeated image.
///
/// - Approximated: the area is gray.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public nonisolated init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
}

extension ImagePaint: Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { Color.gray.paint }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

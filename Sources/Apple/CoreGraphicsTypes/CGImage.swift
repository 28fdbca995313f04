public import Foundation

/// An image of Core Graphics.
///
/// - Approximated: it has a size, and no pixels.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  public var bitsPerPixel: Int { 32 }
  public var bitsPerComponent: Int { 8 }
  public var bytesPerRow: Int { width * 4 }
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(width: Int(rect.width), height: Int(rect.height)) }
}

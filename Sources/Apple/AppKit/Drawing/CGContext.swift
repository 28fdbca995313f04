public import CoreGraphicsTypes
public import Foundation

/// An image of Core Graphics.
///
/// - Approximated: it has a size, and no pixels.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  public var bitsPerPixel: Int { 32 }
  public var bitsPerComponent: Int { 8 }
  public var bytesPerRow: Int { width * 4 }
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(width: Int(rect.width), height: Int(rect.height)) }
}

/// A path of Core Graphics.
public class CGPath: @unchecked Sendable {
  public fileprivate(set) var boundingBox = CGRect.null
  public init() {}
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    boundingBox = rect
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: transform)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }
  public var isEmpty: Bool { boundingBox.isNull }
}

/// A path that code changes. It keeps only its bounding box.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private func include(_ rect: CGRect) { boundingBox = boundingBox.union(rect) }
  public func move(to point: CGPoint) { include(CGRect(origin: point, size: .zero)) }
  public func addLine(to point: CGPoint) { include(CGRect(origin: point, size: .zero)) }
  public func addRect(_ rect: CGRect) { include(rect) }
  public func addEllipse(in rect: CGRect) { include(rect) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    include(CGRect(origin: end, size: .zero))
  }
  public func closeSubpath() {}
}

/// What Core Graphics draws into.
///
/// - Approximated: nothing is drawn.
public final class CGContext: @unchecked Sendable {
  init() {}
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func beginPath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addPath(_ path: CGPath) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func fillPath() {}
  public func stroke(_ rect: CGRect) {}
  public func strokePath() {}
  public func clear(_ rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func makeImage() -> CGImage? { nil }
}

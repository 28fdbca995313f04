public import Foundation
public import SwiftUI

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// Lines and curves, in points.
open class UIBezierPath: NSObject {
  private var path: Path

  public override init() { path = Path() }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = cornerRadii.width
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.contains(.topLeft) ? radius : 0, bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
        bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
        topTrailing: corners.contains(.topRight) ? radius : 0))
  }

  open var cgPath: CGPath { CGPath(path: path) }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  open func close() { path.closeSubpath() }
}

/// A Core Graphics path.
public struct CGPath {
  let path: Path
}

extension Path {
  public init(_ path: CGPath) { self = path.path }
}

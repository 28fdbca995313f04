public import Foundation

/// Lines and curves.
///
/// - Approximated: nothing is drawn.
open class NSBezierPath: NSObject, @unchecked Sendable {
  private let path = CGMutablePath()
  public override init() {}
  public convenience init(rect: NSRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: NSRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) { self.init(rect: rect) }
  open var bounds: NSRect { path.boundingBox }
  open var cgPath: CGPath { path }
  open var lineWidth: CGFloat = 1
  open var isEmpty: Bool { path.isEmpty }
  open func move(to point: NSPoint) { path.move(to: point) }
  open func line(to point: NSPoint) { path.addLine(to: point) }
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) { path.addLine(to: endPoint) }
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
  open func appendRect(_ rect: NSRect) { path.addRect(rect) }
  open func append(_ path: NSBezierPath) { self.path.addRect(path.bounds) }
  open class func fill(_ rect: NSRect) {}
  open class func stroke(_ rect: NSRect) {}
}

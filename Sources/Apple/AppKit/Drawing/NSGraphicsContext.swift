public import Foundation

@MainActor @preconcurrency open class NSGraphicsContext: NSObject {
  public override init() { super.init() }
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) { self.init() }
  public static var current: NSGraphicsContext?
  open var cgContext: CGContext { CGContext() }
  open var shouldAntialias = true
  open var imageInterpolation = NSImageInterpolation.default
  open class func saveGraphicsState() {}
  open class func restoreGraphicsState() {}
  open func saveGraphicsState() {}
  open func restoreGraphicsState() {}
  open func flushGraphics() {}
}

public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium }
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker
}

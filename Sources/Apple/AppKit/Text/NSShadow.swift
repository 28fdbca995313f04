public import Foundation

/// A shadow of text or of a view.
open class NSShadow: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var shadowOffset = NSSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: NSColor?
}

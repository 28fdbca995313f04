public import Foundation

/// A part of text that is not text, such as an image.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var image: NSImage?
  open var bounds = NSRect.zero
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// - Approximated: each character is as wide as 6 tenths of the font's size.
  public func size() -> NSSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? NSFont : nil
    let size = font?.pointSize ?? 12
    return NSSize(width: CGFloat(length) * size * 0.6, height: size * 1.2)
  }
  public func draw(at point: NSPoint) {}
  public func draw(in rect: NSRect) {}
}

extension NSString {
  /// - Approximated: each character is as wide as 6 tenths of the font's size.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSSize {
    NSAttributedString(string: String(describing: self), attributes: attrs).size()
  }
  public func draw(at point: NSPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: NSRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

public import Foundation

/// The text that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
  open var layoutManagers: [NSLayoutManager] { [] }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}

@MainActor @preconcurrency open class NSLayoutManager: NSObject {
  public override init() { super.init() }
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var textStorage: NSTextStorage?
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  open var usesFontLeading = true
  open var numberOfGlyphs: Int { 0 }
  open func addTextContainer(_ container: NSTextContainer) {}
  open func ensureLayout(for container: NSTextContainer) {}
  open func usedRect(for container: NSTextContainer) -> NSRect { .zero }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
  open func defaultLineHeight(for theFont: NSFont) -> CGFloat { theFont.pointSize * 1.2 }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> NSRect { .zero }
}
@MainActor @preconcurrency public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class NSTextContainer: NSObject {
  open var size: NSSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var containerSize: NSSize {
    get { size }
    set { size = newValue }
  }
  public init(size: NSSize) { self.size = size }
  public convenience init(containerSize: NSSize) { self.init(size: containerSize) }
}

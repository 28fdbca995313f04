public import Foundation

/// The text that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  open var editedMask: EditActions { [] }
  open var editedRange: NSRange { NSRange(location: NSNotFound, length: 0) }
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
  open func processEditing() {}
  open var layoutManagers: [NSLayoutManager] { [] }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}

/// - Approximated: no edits are processed, so no method is called.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// - Approximated: text is not laid out.
open class NSLayoutManager: NSObject {
  open var textStorage: NSTextStorage?
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var numberOfGlyphs: Int { 0 }
  open func addTextContainer(_ container: NSTextContainer) {}
  open func ensureLayout(for container: NSTextContainer) {}
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
}

open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  public init(size: CGSize) { self.size = size }
}

/// What belongs to the drawing of a text, such as its scale.
open class NSStringDrawingContext: NSObject {
  public override init() {}
  open var minimumScaleFactor: CGFloat = 0
  open var totalBounds: CGRect { .zero }
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString {
  /// - Approximated: each character is as wide as 6 tenths of the size of the first character's font, and lines break
  ///   between any two characters.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let fontSize = (attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 12
    let (width, height) = (fontSize * 0.6, fontSize * 1.2)
    let perLine =
      size.width > 0 && options.contains(.usesLineFragmentOrigin)
      ? max(1, Int(min(size.width / width, CGFloat(length)))) : length
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf16.count)
    let longest = lines.map { min($0, perLine) }.max() ?? 0
    let count = lines.map { max(1, ($0 + perLine - 1) / perLine) }.reduce(0, +)
    return CGRect(x: 0, y: 0, width: CGFloat(longest) * width, height: CGFloat(count) * height)
  }

  /// - Approximated: as in ``boundingRect(with:options:context:)``.
  public func size() -> CGSize { boundingRect(with: .zero, context: nil).size }
}

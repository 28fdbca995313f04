public import Foundation
public import FoundationLocalization

/// The text of a view of AppKit.
///
/// - Approximated: it is never drawn or laid out.
@MainActor @preconcurrency open class NSText: NSView {
  open var string: String {
    get { "" }
    set {}
  }
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var isFieldEditor = false
  open var importsGraphics = false
  open var usesFontPanel = false
  open var drawsBackground = true
  open var backgroundColor: NSColor? = .textBackgroundColor
  open var textColor: NSColor?
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isHorizontallyResizable = false
  open var isVerticallyResizable = true
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open func replaceCharacters(in range: NSRange, with string: String) {
    self.string = (self.string as NSString).replacingCharacters(in: range, with: string)
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func sizeToFit() {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
}

@MainActor @preconcurrency open class NSTextView: NSText {
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
    if let container { textContainer = container }
  }
  public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.documentView = NSTextView()
    return scroll
  }

  open override var string: String {
    get { textStorage?.string ?? "" }
    set { textStorage?.mutableString.setString(newValue) }
  }
  open weak var delegate: (any NSTextViewDelegate)?
  open private(set) var textStorage: NSTextStorage? = NSTextStorage(string: "")
  open var textContainer: NSTextContainer? = NSTextContainer(size: .zero)
  open var layoutManager: NSLayoutManager? = NSLayoutManager()
  open var textContainerInset = NSSize.zero
  open var textContainerOrigin: NSPoint { .zero }
  open var insertionPointColor: NSColor! = .controlTextColor
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  open var defaultParagraphStyle: NSParagraphStyle?
  open var allowsUndo = false
  open var usesFindBar = false
  open var isIncrementalSearchingEnabled = false
  open var usesAdaptiveColorMappingForDarkAppearance = false
  open var isAutomaticQuoteSubstitutionEnabled = false
  open var isAutomaticDashSubstitutionEnabled = false
  open var isAutomaticTextReplacementEnabled = false
  open var isAutomaticSpellingCorrectionEnabled = false
  open var isAutomaticLinkDetectionEnabled = false
  open var isAutomaticDataDetectionEnabled = false
  open var isAutomaticTextCompletionEnabled = false
  open var isContinuousSpellCheckingEnabled = false
  open var isGrammarCheckingEnabled = false
  open var smartInsertDeleteEnabled = false
  open var displaysLinkToolTips = false
  open var selectedRanges: [NSValue] = []
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  open override func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: selectedRange)
  }
  open func insertText(_ string: Any, replacementRange: NSRange) {
    replaceCharacters(in: replacementRange, with: "\(string)")
  }
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool { true }
  open func didChangeText() {}
  open func setTextColor(_ color: NSColor?, range: NSRange) {}
  open func hasMarkedText() -> Bool { false }
  open func performFindPanelAction(_ sender: Any?) {}
  open func performTextFinderAction(_ sender: Any?) {}
  open func centerSelectionInVisibleArea(_ sender: Any?) {}
  open func insertNewline(_ sender: Any?) {}
  open func insertTab(_ sender: Any?) {}
  open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect { .zero }
  open func characterIndexForInsertion(at point: NSPoint) -> Int { 0 }

  public nonisolated static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
}

extension NSText {
  public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  public nonisolated static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  public nonisolated static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

@MainActor @preconcurrency public protocol NSTextDelegate: NSObjectProtocol {
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}
extension NSTextDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
  func textViewDidChangeSelection(_ notification: Notification)
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
}
extension NSTextViewDelegate {
  public func textViewDidChangeSelection(_ notification: Notification) {}
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
}

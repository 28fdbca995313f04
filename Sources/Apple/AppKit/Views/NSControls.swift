public import Foundation
public import FoundationLocalization

/// A view with a value that sends an action.
///
/// - Approximated: a control is never drawn, and sends its action only to code that calls it.
@MainActor @preconcurrency open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let on = StateValue(1)
    public static let off = StateValue(0)
    public static let mixed = StateValue(-1)
  }
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }

  open weak var target: AnyObject?
  open var action: Selector?
  private var ownTag = 0
  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }
  open var isEnabled = true
  open var isHighlighted = false
  open var isContinuous = false
  open var refusesFirstResponder = false
  open var controlSize = ControlSize.regular
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var usesSingleLineMode = false
  open var formatter: Formatter?
  open var cell: NSCell? = NSCell()
  open var stringValue = ""
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
  }
  open var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  open var intValue: Int32 {
    get { Int32(integerValue) }
    set { integerValue = Int(newValue) }
  }
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
  open func sizeToFit() {}
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
  open func performClick(_ sender: Any?) {}
  open func currentEditor() -> NSText? { nil }
  open func abortEditing() -> Bool { false }
  open func validateEditing() {}
}

/// What draws a control.
@MainActor @preconcurrency open class NSCell: NSObject {
  public override init() { super.init() }
  public init(textCell string: String) { super.init() }
  public required init(coder: NSCoder) { super.init() }

  open var isScrollable = false
  open var wraps = false
  open var usesSingleLineMode = false
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var truncatesLastVisibleLine = false
  open var isHighlighted = false
  open var controlSize = NSControl.ControlSize.regular
  open var title = ""
  open var menu: NSMenu?
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
}

@MainActor @preconcurrency open class NSActionCell: NSCell {}
@MainActor @preconcurrency open class NSButtonCell: NSActionCell {}
@MainActor @preconcurrency open class NSTextFieldCell: NSActionCell {
  open var backgroundColor: NSColor?
  open var textColor: NSColor?
  open var drawsBackground = false
  open var placeholderString: String?
}
@MainActor @preconcurrency open class NSPopUpButtonCell: NSButtonCell {
  open var arrowPosition = NSPopUpButton.ArrowPosition.arrowAtBottom
}

public import Foundation
public import FoundationLocalization

/// Text, or a field for text.
@MainActor @preconcurrency open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    isEditable = false
  }
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
  }
  public convenience init(wrappingLabelWithString stringValue: String) { self.init(labelWithString: stringValue) }
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isBordered = false
  open var isBezeled = true
  open var bezelStyle = BezelStyle.squareBezel
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var isAutomaticTextCompletionEnabled = false
  open func selectText(_ sender: Any?) {}
  open func textDidBeginEditing(_ notification: Notification) {}
  open func textDidChange(_ notification: Notification) {}
  open func textDidEndEditing(_ notification: Notification) {}
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool { isEditable }
  open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
}

@MainActor @preconcurrency open class NSSecureTextField: NSTextField {}
@MainActor @preconcurrency open class NSSearchField: NSTextField {
  open var sendsSearchStringImmediately = false
  open var sendsWholeSearchString = false
  open var recentSearches: [String] = []
}
@MainActor @preconcurrency open class NSComboBox: NSTextField {
  open func addItems(withObjectValues objects: [Any]) {}
}

@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: AnyObject {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
}
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

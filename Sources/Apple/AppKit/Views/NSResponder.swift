public import Foundation
public import FoundationLocalization

/// An object that handles events.
///
/// - Approximated: it receives no events.
@MainActor @preconcurrency open class NSResponder: NSObject {
  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }

  open var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open var menu: NSMenu?
  open var touchBar: NSTouchBar?
  open var undoManager: UndoManager? { nextResponder?.undoManager }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
  open func makeTouchBar() -> NSTouchBar? { nil }
  open func mouseDown(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func rightMouseDragged(with event: NSEvent) {}
  open func otherMouseDragged(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}
  open func swipe(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func cursorUpdate(with event: NSEvent) {}
  open func pressureChange(with event: NSEvent) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  open func cancelOperation(_ sender: Any?) {}
  open func doCommand(by selector: Selector) {}
  open func insertText(_ insertString: Any) {}
  open func selectAll(_ sender: Any?) {}
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  open func noResponder(for eventSelector: Selector) {}
  open func presentError(_ error: any Error) -> Bool { false }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
  open func invalidateRestorableState() {}
}

/// The controls of a Touch Bar, which Limn does not show.
@MainActor @preconcurrency open class NSTouchBar: NSObject {
  public override init() { super.init() }
}

/// A name for a part of the user interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

@MainActor @preconcurrency public protocol NSUserInterfaceItemIdentification {
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

/// An item, such as one of a menu, that an object enables or disables.
@MainActor @preconcurrency public protocol NSValidatedUserInterfaceItem {
  var action: Selector? { get }
  var tag: Int { get }
}

@MainActor @preconcurrency public protocol NSUserInterfaceValidations {
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

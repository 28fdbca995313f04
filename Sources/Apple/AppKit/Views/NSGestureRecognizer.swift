public import Foundation
public import FoundationLocalization

/// A recognizer of gestures, which recognizes none.
@MainActor @preconcurrency open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open weak var target: AnyObject?
  open var action: Selector?
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open var isEnabled = true
  open var state = State.possible
  open var view: NSView? { nil }

  public override init() { super.init() }
  public init(target: Any?, action: Selector?) {
    super.init()
    self.target = target as AnyObject?
    self.action = action
  }
  public required init?(coder: NSCoder) { super.init() }

  open func location(in view: NSView?) -> NSPoint { .zero }
}

@MainActor @preconcurrency public protocol NSGestureRecognizerDelegate: AnyObject {}

@MainActor @preconcurrency open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
  open var buttonMask = 1
}
@MainActor @preconcurrency open class NSPanGestureRecognizer: NSGestureRecognizer {
  open func translation(in view: NSView?) -> NSPoint { .zero }
}
@MainActor @preconcurrency open class NSPressGestureRecognizer: NSGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}
@MainActor @preconcurrency open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat = 0
}

public import Foundation

/// An object that handles events.
///
/// - Approximated: it receives no events, and never becomes the first responder.
@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var undoManager: UndoManager? { next?.undoManager }
  /// Is not called, since Limn reads no files of Interface Builder.
  open func awakeFromNib() {}
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// The language and the keyboard of text input.
@MainActor @preconcurrency open class UITextInputMode: NSObject {
  open class var activeInputModes: [UITextInputMode] { [] }
  open var primaryLanguage: String? { nil }
}

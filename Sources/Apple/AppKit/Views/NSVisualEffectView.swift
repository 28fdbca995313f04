/// A view whose background blurs what lies behind it.
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3, selection, menu, popover, sidebar
    case headerView = 10, sheet, windowBackground, hudWindow
    case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  open var material = Material.titlebar
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
  open var maskImage: NSImage?
}

public import Foundation

/// The bar at the right of the menu bar.
@MainActor @preconcurrency open class NSStatusBar: NSObject {
  public override init() { super.init() }
  public static let system = NSStatusBar()
  open var thickness: CGFloat { 24 }
  open var isVertical: Bool { false }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem()
    item.length = length
    return item
  }
  open func removeStatusItem(_ item: NSStatusItem) {}
}

@MainActor @preconcurrency open class NSStatusItem: NSObject {
  public nonisolated static let variableLength: CGFloat = -1
  public nonisolated static let squareLength: CGFloat = -2
  public typealias AutosaveName = String
  public struct Behavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let removalAllowed = Behavior(rawValue: 2)
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }

  public override init() { super.init() }
  open var length: CGFloat = -1
  open var menu: NSMenu?
  open private(set) var button: NSStatusBarButton? = NSStatusBarButton()
  open var isVisible = true
  open var behavior: Behavior = []
  open var autosaveName: AutosaveName! = ""
}

@MainActor @preconcurrency open class NSStatusBarButton: NSButton {
  open var appearsDisabled = false
}

public import Foundation
public import FoundationLocalization

/// A menu.
///
/// - Approximated: a menu is never shown. It keeps its items.
@MainActor @preconcurrency open class NSMenu: NSObject {
  public init(title: String) { self.title = title }
  public required init(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(title: "") }

  open var title = ""
  open weak var delegate: (any NSMenuDelegate)?
  open var items: [NSMenuItem] = [] {
    didSet { for item in items { item.menu = self } }
  }
  open var numberOfItems: Int { items.count }
  open var autoenablesItems = true
  open var supermenu: NSMenu?
  open var font: NSFont!
  open var minimumWidth: CGFloat = 0
  open var size: NSSize { .zero }
  open var showsStateColumn = true
  open var allowsContextMenuPlugIns = true
  open var appearance: NSAppearance?
  open var highlightedItem: NSMenuItem? { nil }

  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  )
    -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
  @discardableResult open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeItem(at index: Int) { items.remove(at: index) }
  open func removeAllItems() { items = [] }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  open func itemChanged(_ item: NSMenuItem) {}
  open func update() {}
  open func cancelTracking() {}
  open func cancelTrackingWithoutAnimation() {}
  open func performActionForItem(at index: Int) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    false
  }
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}

  public nonisolated static let didSendActionNotification = Notification.Name("NSMenuDidSendActionNotification")
  public nonisolated static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
  public nonisolated static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
}

/// An item of a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem,
  NSUserInterfaceItemIdentification
{
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
  }
  public required init(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }

  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
  open class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isEnabled = false
    return item
  }

  open var identifier: NSUserInterfaceItemIdentifier?
  open internal(set) weak var menu: NSMenu?
  open var title = ""
  open var attributedTitle: NSAttributedString?
  open var subtitle: String?
  open var image: NSImage?
  open var onStateImage: NSImage!
  open var offStateImage: NSImage?
  open var state = NSControl.StateValue.off
  open var isEnabled = true
  open var isHidden = false
  open private(set) var isSeparatorItem = false
  open var isAlternate = false
  open var isHighlighted: Bool { false }
  open var indentationLevel = 0
  open var toolTip: String?
  open var tag = 0
  open var representedObject: Any?
  open var view: NSView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var allowsKeyEquivalentWhenHidden = false
  open var allowsAutomaticKeyEquivalentLocalization = true
  open var badge: NSMenuItemBadge?
  open var submenu: NSMenu?
  open var hasSubmenu: Bool { submenu != nil }
  open var parent: NSMenuItem? { nil }
}

@MainActor @preconcurrency open class NSMenuItemBadge: NSObject {
  public let stringValue: String?
  public init(string: String) { stringValue = string }
  public convenience init(count itemCount: Int) { self.init(string: "\(itemCount)") }
}

@MainActor @preconcurrency public protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
}
extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
}

@MainActor @preconcurrency public protocol NSMenuItemValidation {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

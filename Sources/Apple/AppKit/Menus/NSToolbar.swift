public import Foundation
public import FoundationLocalization

/// The toolbar of a window.
@MainActor @preconcurrency open class NSToolbar: NSObject {
  public typealias Identifier = String
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }

  public let identifier: Identifier
  public init(identifier: Identifier) { self.identifier = identifier }
  public convenience override init() { self.init(identifier: "") }

  open weak var delegate: (any NSToolbarDelegate)?
  open var displayMode = DisplayMode.default
  open var isVisible = true
  open var showsBaselineSeparator = true
  open var allowsUserCustomization = false
  open var allowsDisplayModeCustomization = true
  open var autosavesConfiguration = false
  open var centeredItemIdentifier: NSToolbarItem.Identifier?
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  open private(set) var items: [NSToolbarItem] = []
  open var visibleItems: [NSToolbarItem]? { items }
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    items.insert(NSToolbarItem(itemIdentifier: itemIdentifier), at: index)
  }
  open func removeItem(at index: Int) { items.remove(at: index) }
  open func validateVisibleItems() {}
}

@MainActor @preconcurrency public protocol NSToolbarDelegate: NSObjectProtocol {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}
extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}

@MainActor @preconcurrency open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let space = Identifier("NSToolbarSpaceItem")
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItemIdentifier")
    public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItemIdentifier")
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItemIdentifier")
    public static let print = Identifier("NSToolbarPrintItem")
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
  }
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let standard = VisibilityPriority(rawValue: 0)
    public static let low = VisibilityPriority(rawValue: -1000)
    public static let high = VisibilityPriority(rawValue: 1000)
    public static let user = VisibilityPriority(rawValue: 2000)
  }
  public enum Style: Int, Sendable { case plain, prominent }

  public let itemIdentifier: Identifier
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }

  open var label = ""
  open var paletteLabel = ""
  open var title = ""
  open var toolTip: String?
  open var tag = 0
  open var image: NSImage?
  open var view: NSView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isBordered = false
  open var isNavigational = false
  open var isHidden = false
  open var style = Style.plain
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open var visibilityPriority = VisibilityPriority.standard
  open var autovalidates = true
  open var toolbar: NSToolbar? { nil }
  open var menuFormRepresentation: NSMenuItem?
  open func validate() {}
}

@MainActor @preconcurrency open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  public convenience init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int) {
    self.init(itemIdentifier: identifier)
  }
}
@MainActor @preconcurrency open class NSToolbarItemGroup: NSToolbarItem {
  open var subitems: [NSToolbarItem] = []
  open var selectedIndex = -1
}
@MainActor @preconcurrency open class NSMenuToolbarItem: NSToolbarItem {
  open var menu = NSMenu(title: "")
  open var showsIndicator = true
}
@MainActor @preconcurrency open class NSSearchToolbarItem: NSToolbarItem {
  open var searchField = NSSearchField()
  open var resignsFirstResponderWithCancel = true
  open var preferredWidthForSearchField: CGFloat = 0
  open func beginSearchInteraction() {}
  open func endSearchInteraction() {}
}

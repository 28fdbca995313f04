public import Foundation
public import FoundationLocalization

/// A table.
///
/// - Approximated: it is never drawn, and has no rows.
@MainActor @preconcurrency open class NSTableView: NSControl {
  public enum RowSizeStyle: Int, Sendable { case `default` = -1, custom, small, medium, large }
  public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular }
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle,
      reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
  public enum DropOperation: UInt, Sendable { case on, above }
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
  }
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
    public static let effectGap = AnimationOptions(rawValue: 2)
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }
  public typealias AutosaveName = String

  open weak var dataSource: (any NSTableViewDataSource)?
  open weak var delegate: (any NSTableViewDelegate)?
  open private(set) var tableColumns: [NSTableColumn] = []
  open var numberOfColumns: Int { tableColumns.count }
  open var numberOfRows: Int { 0 }
  open var headerView: NSTableHeaderView? = NSTableHeaderView()
  open var cornerView: NSView?
  open var rowHeight: CGFloat = 24
  open var usesAutomaticRowHeights = false
  open var rowSizeStyle = RowSizeStyle.custom
  open var intercellSpacing = NSSize(width: 3, height: 2)
  open var style = Style.automatic
  open var gridStyleMask: GridLineStyle = []
  open var gridColor = NSColor.gridColor
  open var backgroundColor = NSColor.controlBackgroundColor
  open var usesAlternatingRowBackgroundColors = false
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  open var floatsGroupRows = true
  open var allowsColumnReordering = true
  open var allowsColumnResizing = true
  open var allowsColumnSelection = false
  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  open var allowsTypeSelect = true
  open var autosaveName: AutosaveName?
  open var autosaveTableColumns = false
  open var doubleAction: Selector?
  open var clickedRow: Int { -1 }
  open var clickedColumn: Int { -1 }
  open var selectedRow: Int { selectedRowIndexes.first ?? -1 }
  open var selectedColumn: Int { -1 }
  open private(set) var selectedRowIndexes = IndexSet()
  open var numberOfSelectedRows: Int { selectedRowIndexes.count }
  open var sortDescriptors: [NSSortDescriptor] = []
  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
  open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    tableColumns.first { $0.identifier == identifier }
  }
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  open func reloadData() {}
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
  open func noteNumberOfRowsChanged() {}
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  open func moveRow(at oldIndex: Int, to newIndex: Int) {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
  }
  open func deselectRow(_ row: Int) { selectedRowIndexes.remove(row) }
  open func deselectAll(_ sender: Any?) { selectedRowIndexes = [] }
  open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  open func scrollRowToVisible(_ row: Int) {}
  open func sizeLastColumnToFit() {}
  open func row(at point: NSPoint) -> Int { -1 }
  open func row(for view: NSView) -> Int { -1 }
  open func column(for view: NSView) -> Int { -1 }
  open func rows(in rect: NSRect) -> NSRange { NSRange(location: 0, length: 0) }
  open func rect(ofRow row: Int) -> NSRect { .zero }
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { .zero }
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { nil }
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { nil }
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
  open func setDropRow(_ row: Int, dropOperation: DropOperation) {}
}

@MainActor @preconcurrency open class NSTableHeaderView: NSView {}

@MainActor @preconcurrency open class NSTableColumn: NSObject {
  public struct ResizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }

  open var identifier: NSUserInterfaceItemIdentifier
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }

  open var title = ""
  open var width: CGFloat = 100
  open var minWidth: CGFloat = 10
  open var maxWidth: CGFloat = 10_000
  open var isHidden = false
  open var isEditable = true
  open var resizingMask: ResizingOptions = []
  open var headerToolTip: String?
  open var sortDescriptorPrototype: NSSortDescriptor?
  open weak var tableView: NSTableView?
}

@MainActor @preconcurrency open class NSTableCellView: NSView {
  public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
  open var objectValue: Any?
  open var textField: NSTextField?
  open var imageView: NSImageView?
  open var backgroundStyle = BackgroundStyle.normal
  open var rowSizeStyle = NSTableView.RowSizeStyle.default
}

extension NSView {
  public typealias BackgroundStyle = NSTableCellView.BackgroundStyle
}

@MainActor @preconcurrency open class NSTableRowView: NSView {
  open var isSelected = false
  open var isEmphasized = false
  open var isGroupRowStyle = false
  open var isFloating = false
  open var backgroundColor = NSColor.clear
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
  open func drawBackground(in dirtyRect: NSRect) {}
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawSeparator(in dirtyRect: NSRect) {}
  open func view(atColumn column: Int) -> Any? { nil }
}

@MainActor @preconcurrency public protocol NSTableViewDataSource: NSObjectProtocol {
  func numberOfRows(in tableView: NSTableView) -> Int
}
extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
}
@MainActor @preconcurrency public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableViewSelectionDidChange(_ notification: Notification)
}
extension NSTableViewDelegate {
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}

/// A table of items that contain other items.
@MainActor @preconcurrency open class NSOutlineView: NSTableView {
  open weak var outlineTableColumn: NSTableColumn?
  open var indentationPerLevel: CGFloat = 16
  open var indentationMarkerFollowsCell = true
  open var autoresizesOutlineColumn = true
  open var autosaveExpandedItems = false
  open var stronglyReferencesItems = false
  open func item(atRow row: Int) -> Any? { nil }
  open func row(forItem item: Any?) -> Int { -1 }
  open func level(forItem item: Any?) -> Int { 0 }
  open func level(forRow row: Int) -> Int { 0 }
  open func parent(forItem item: Any?) -> Any? { nil }
  open func child(_ index: Int, ofItem item: Any?) -> Any? { nil }
  open func childIndex(forItem item: Any) -> Int { -1 }
  open func numberOfChildren(ofItem item: Any?) -> Int { 0 }
  open func isExpandable(_ item: Any?) -> Bool { false }
  open func isItemExpanded(_ item: Any?) -> Bool { false }
  open func expandItem(_ item: Any?) {}
  open func expandItem(_ item: Any?, expandChildren: Bool) {}
  open func collapseItem(_ item: Any?) {}
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {}
  open func reloadItem(_ item: Any?) {}
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {}
  open func insertItems(at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []) {}
  open func removeItems(at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []) {}
  open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {}
  open func setDropItem(_ item: Any?, dropChildIndex index: Int) {}
  open func frameOfOutlineCell(atRow row: Int) -> NSRect { .zero }
}

@MainActor @preconcurrency public protocol NSOutlineViewDataSource: NSObjectProtocol {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
}
extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { NSObject() }
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
}
@MainActor @preconcurrency public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineViewSelectionDidChange(_ notification: Notification)
}
extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    nil
  }
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
}

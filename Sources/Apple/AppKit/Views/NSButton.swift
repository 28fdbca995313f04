public import Foundation
public import FoundationLocalization

/// A push button, a check box, or a radio button.
@MainActor @preconcurrency open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator,
      multiLevelAccelerator
  }
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0, push, flexiblePush, disclosure = 5, shadowlessSquare, circular, texturedSquare, helpButton,
      smallSquare, toolbar, accessoryBarAction, accessoryBar, pushDisclosure, badge
    public static var rounded: BezelStyle { .push }
    public static var inline: BezelStyle { .badge }
    public static var texturedRounded: BezelStyle { .toolbar }
    public static var recessed: BezelStyle { .accessoryBar }
    public static var regularSquare: BezelStyle { .flexiblePush }
  }

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.title, self.target, self.action) = (title, target as AnyObject?, action)
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
  }
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }

  open var title = ""
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  open var alternateTitle = ""
  open var image: NSImage?
  open var alternateImage: NSImage?
  open var imagePosition = NSControl.ImagePosition.noImage
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var hasDestructiveAction = false
  open var isBordered = true
  open var isTransparent = false
  open var bezelStyle = BezelStyle.automatic
  open var bezelColor: NSColor?
  open var contentTintColor: NSColor?
  open var showsBorderOnlyWhileMouseInside = false
  open var allowsMixedState = false
  open var state = NSControl.StateValue.off
  open func setButtonType(_ type: ButtonType) {}
  open func highlight(_ flag: Bool) { isHighlighted = flag }
}

extension NSControl {
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}
extension NSButton {
  public typealias ImagePosition = NSControl.ImagePosition
}

public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

@MainActor @preconcurrency open class NSPopUpButton: NSButton {
  public enum ArrowPosition: UInt, Sendable { case noArrow, arrowAtCenter, arrowAtBottom }

  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    super.init(frame: buttonFrame)
    pullsDown = flag
    menu = NSMenu(title: "")
  }
  public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, pullsDown: false) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var pullsDown = false
  open var autoenablesItems = true
  open var itemArray: [NSMenuItem] { menu?.items ?? [] }
  open var itemTitles: [String] { itemArray.map(\.title) }
  open var numberOfItems: Int { itemArray.count }
  open private(set) var indexOfSelectedItem = 0
  open var selectedItem: NSMenuItem? {
    itemArray.indices.contains(indexOfSelectedItem) ? itemArray[indexOfSelectedItem] : nil
  }
  open var titleOfSelectedItem: String? { selectedItem?.title }
  open func addItem(withTitle title: String) { menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: "")) }
  open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
  open func removeAllItems() { menu?.removeAllItems() }
  open func selectItem(at index: Int) { indexOfSelectedItem = index }
  open func select(_ item: NSMenuItem?) {
    indexOfSelectedItem = item.flatMap { item in itemArray.firstIndex { $0 === item } } ?? -1
  }
  open func selectItem(withTitle title: String) { indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1 }
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    indexOfSelectedItem = itemArray.firstIndex { $0.tag == tag } ?? -1
    return indexOfSelectedItem >= 0
  }
  open func item(at index: Int) -> NSMenuItem? { itemArray.indices.contains(index) ? itemArray[index] : nil }
  open func item(withTitle title: String) -> NSMenuItem? { itemArray.first { $0.title == title } }
  open func setTitle(_ string: String?) { title = string ?? "" }
}

import AppKit
import FoundationLocalization
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite("Views, windows, and menus of AppKit")
@MainActor
struct AppKitViewTests {
  private class Gauge: NSView {
    var level = 3
    override var acceptsFirstResponder: Bool { true }
    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      level = 7
    }
    required init?(coder: NSCoder) { fatalError("not read from a file") }
    override func mouseDown(with event: NSEvent) { level += event.clickCount }
  }

  @Test("A subclass of a view has the initializers that it overrides and those that they provide") func subclasses() {
    #expect(Gauge().level == 7 && Gauge(frame: NSRect(x: 1, y: 2, width: 30, height: 40)).frame.maxX == 31)
  }

  @Test("A view moves from one superview to another") func hierarchy() {
    let (first, second, child) = (NSView(), NSView(), Gauge())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty && second.subviews == [child] && child.superview === second)
    #expect(child.isDescendant(of: second) && !child.isDescendant(of: first))
    child.removeFromSuperview()
    #expect(child.superview == nil && second.subviews.isEmpty)
  }

  private struct Hosted: NSViewRepresentable {
    var title: String
    func makeNSView(context: Context) -> NSHostingView<Text> { NSHostingView(rootView: Text("old")) }
    func updateNSView(_ nsView: NSHostingView<Text>, context: Context) { nsView.rootView = Text(title) }
  }
  private struct HostedController: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSHostingController<Text> {
      NSHostingController(rootView: Text("controller"))
    }
    func updateNSViewController(_ nsViewController: NSHostingController<Text>, context: Context) {}
  }
  private struct Field: NSViewRepresentable {
    var text: String
    func makeNSView(context: Context) -> NSTextField {
      let field = NSTextField()
      field.placeholderString = "Name"
      return field
    }
    func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }
  }
  private struct Blur: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
  }
  private struct Meter: NSViewRepresentable {
    func makeNSView(context: Context) -> NSProgressIndicator {
      let indicator = NSProgressIndicator()
      indicator.isIndeterminate = false
      indicator.doubleValue = 25
      return indicator
    }
    func updateNSView(_ nsView: NSProgressIndicator, context: Context) {}
  }

  @Test("SwiftUI shows the views of AppKit that have a counterpart, as their update leaves them")
  func representables() {
    #expect(HeadlessHost(Hosted(title: "new")).tree().texts == ["new"])
    #expect(HeadlessHost(HostedController()).tree().texts == ["controller"])
    #expect(HeadlessHost(Field(text: "Ada")).tree().texts == ["Ada"])
    #expect(HeadlessHost(Field(text: "")).tree().texts == ["Name"])
    #expect(HeadlessHost(Blur()).tree().texts.isEmpty)
    let meter = HeadlessHost(Meter()).tree().all
    let known = HeadlessHost(ProgressView(value: 0.25)).tree().all
    #expect(meter.compactMap(\.value) == known.compactMap(\.value) && !known.compactMap(\.value).isEmpty)
  }

  private final class Closer: NSObject, NSWindowDelegate {
    func windowShouldClose(_ sender: NSWindow) -> Bool { false }
  }

  @Test("A window keeps its content and its children, and a delegate can leave out methods") func windows() {
    let window = NSWindow(contentViewController: NSHostingController(rootView: Text("a")))
    #expect(window.contentView is NSHostingView<Text> && window.styleMask.contains(.resizable))
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 5, height: 6), styleMask: [], backing: .buffered, defer: true)
    window.addChildWindow(panel, ordered: .above)
    panel.setFrameOrigin(NSPoint(x: 3, y: 4))
    #expect(panel.parent === window && panel.frame == NSRect(x: 3, y: 4, width: 5, height: 6) && !panel.canBecomeKey)
    let controller = NSWindowController(window: window)
    controller.showWindow(nil)
    #expect(window.isVisible && window.windowController === controller)
    controller.close()
    #expect(!window.isVisible)
    let delegate = Closer()
    window.delegate = delegate
    #expect(window.delegate?.windowShouldClose(window) == false)
    window.delegate?.windowWillClose(Notification(name: NSWindow.willCloseNotification))
  }

  @Test("A menu finds its items") func menus() {
    let menu = NSMenu(title: "File")
    let open = menu.addItem(withTitle: "Open", action: "open:", keyEquivalent: "o")
    menu.addItem(.separator())
    menu.insertItem(withTitle: "New", action: nil, keyEquivalent: "n", at: 0)
    #expect(menu.items.map(\.title) == ["New", "Open", ""] && menu.items[2].isSeparatorItem && open.menu === menu)
    #expect(menu.index(of: open) == 1 && open.action == Selector("open:") && menu.item(withTitle: "Close") == nil)
    let choice = NSPopUpButton(frame: .zero, pullsDown: false)
    choice.addItems(withTitles: ["A", "B"])
    choice.selectItem(withTitle: "B")
    #expect(choice.titleOfSelectedItem == "B" && choice.indexOfSelectedItem == 1)
  }

  @Test("A color has a hue, and mixes with another color") func colors() {
    let color = NSColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1)
    #expect(abs(color.redComponent - 0.4) < 1e-9 && abs(color.greenComponent - 0.8) < 1e-9)
    #expect(abs(color.hueComponent - 0.5) < 1e-9 && abs(color.saturationComponent - 0.5) < 1e-9)
    #expect(NSColor.black.blended(withFraction: 0.25, of: .white)?.redComponent == 0.25)
    #expect(NSColor(cgColor: NSColor.red.cgColor) == .red)
  }

  @Test("A text view edits its text") func text() {
    let view = NSTextView()
    view.string = "abcd"
    view.replaceCharacters(in: NSRange(location: 1, length: 2), with: "-")
    #expect(view.string == "a-d" && view.textStorage?.length == 3)
    #expect(NSTextView.scrollableTextView().documentView is NSTextView)
  }

  @Test("A pasteboard keeps the objects that are written to it") func pasteboard() {
    let item = NSPasteboardItem()
    item.setString("b", forType: .html)
    let board = NSPasteboard(name: .drag)
    #expect(board.writeObjects(["a" as NSString, item]) && board.string(forType: .string) == "a")
    #expect(board.pasteboardItems?.first?.string(forType: .html) == "b")
  }

  @Test("An undo manager undoes and redoes the actions of a group") func undo() {
    final class Box {
      var value = 0
      func set(_ new: Int, _ manager: UndoManager) {
        let old = value
        manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        value = new
      }
    }
    let (box, manager) = (Box(), UndoManager())
    box.set(1, manager)
    manager.beginUndoGrouping()
    box.set(2, manager)
    box.set(3, manager)
    manager.endUndoGrouping()
    manager.setActionName("Set")
    #expect(manager.undoMenuItemTitle == "Undo Set" && !manager.canRedo)
    manager.undo()
    #expect(box.value == 1 && manager.canRedo)
    manager.redo()
    #expect(box.value == 3)
    manager.undo()
    manager.undo()
    #expect(box.value == 0 && !manager.canUndo)
  }
}

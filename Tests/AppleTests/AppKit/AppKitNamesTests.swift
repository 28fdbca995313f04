import AppKit
import CoreGraphics
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing
import UniformTypeIdentifiers

@Suite("Names of AppKit and of less frequent modifiers")
@MainActor
struct AppKitNamesTests {
  @Test("A color of AppKit has the components of the SwiftUI color, and can be converted back")
  func colors() {
    let color = NSColor(Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.75))
    #expect(
      [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent] == [0.5, 0.25, 1, 0.75])
    #expect(Color(nsColor: color) == Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.75))
    #expect(Color(nsColor: NSColor(Color.orange)) == .orange)
    #expect(NSColor(Color.orange).redComponent == 1)
    #expect(Color.orange.resolve(in: EnvironmentValues()).description == "#FF9400FF")
    #expect(Font(NSFont.boldSystemFont(ofSize: 20)) == .system(size: 20).weight(.bold))
  }

  private final class Ruler: NSObject {}

  private struct RulerView: NSViewRepresentable {
    func makeNSView(context: Context) -> Ruler { Ruler() }
    func updateNSView(_ nsView: Ruler, context: Context) {}
  }

  @Test("A color can be archived") func archivedColors() throws {
    for color in [NSColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75), NSColor(Color.orange)] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: false)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColor.self, from: data) == color)
    }
  }

  @Test("A view of AppKit is shown as a placeholder with its name") func representables() {
    #expect(HeadlessHost(RulerView()).tree().texts == ["RulerView (AppKit)"])
  }

  @Test("A font has the traits of its descriptor") func descriptors() throws {
    let font = NSFont.systemFont(ofSize: 20)
    let bold = try #require(NSFont(descriptor: font.fontDescriptor.withSymbolicTraits(.bold), size: 0))
    #expect(font.fontDescriptor.symbolicTraits == [] && bold.fontDescriptor.symbolicTraits == .bold)
    #expect(Font(bold) == .system(size: 20).weight(.bold))
  }

  @Test("Dialogs of AppKit are answered without being shown") func dialogs() {
    let alert = NSAlert()
    alert.addButton(withTitle: "Delete")
    alert.addButton(withTitle: "Cancel")
    #expect(alert.runModal() == .alertSecondButtonReturn && alert.buttons.map(\.title) == ["Delete", "Cancel"])
    let panel = NSOpenPanel()
    panel.allowedContentTypes = [.png]
    #expect(panel.runModal() == .cancel && panel.urls == [])
    #expect(NSWorkspace.shared.open(URL(fileURLWithPath: "/a")) && NSApp === NSApplication.shared)
  }

  @Test("An image of AppKit is a symbol or an image of the app") func images() throws {
    #expect(Image(nsImage: try #require(NSImage(named: "cat"))) == Image("cat"))
    #expect(
      Image(nsImage: try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil)))
        == Image(systemName: "star"))
    #expect(Image(nsImage: NSApp.applicationIconImage) == Image(systemName: "app"))
    #expect(NSImage(data: Data()) == nil && NSImage(contentsOfFile: "/missing") == nil)
  }

  @Test("A pasteboard keeps text until it is cleared")
  func pasteboard() {
    NSPasteboard.general.clearContents()
    #expect(NSPasteboard.general.string(forType: .string) == nil)
    NSPasteboard.general.setString("a", forType: .string)
    #expect(NSPasteboard.general.string(forType: .string) == "a")
  }

  @Test("A range limits the size of text, a missing gesture does nothing, and a menu with a preview shows its items")
  func modifiers() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility2
    let limited = HeadlessHost(Size().dynamicTypeSize(...DynamicTypeSize.xLarge), environment: environment)
    #expect(limited.tree().texts == ["xLarge"])
    let unchanged = HeadlessHost(Size().dynamicTypeSize(.large...), environment: environment)
    #expect(unchanged.tree().texts == ["accessibility2"])
    let none: TapGesture? = nil
    let without = HeadlessHost(Text("a").gesture(none)).tree()
    #expect(!without.all.contains { !$0.actions.isEmpty })
    #expect(HeadlessHost(Text("a").gesture(Optional(TapGesture()))).tree().all.contains { !$0.actions.isEmpty })
    let menu = HeadlessHost(Text("a").contextMenu(menuItems: { Button("b") {} }, preview: { Text("c") })).tree()
    #expect(menu.all.contains { $0.label == "b" } && !menu.texts.contains("c"))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
  }
}

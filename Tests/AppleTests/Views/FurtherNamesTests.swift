import AVFoundation
import AppKit
import Foundation
@_spi(Headless) import SwiftUI
import Testing
import TipKit
import UniformTypeIdentifiers

@Suite @MainActor struct FurtherNamesTests {
  @Test("A path without a smaller one inside has a hole, whichever way both run")
  func subtractedPath() {
    let outer = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    var inner = Path()
    inner.addLines([CGPoint(x: 60, y: 40), CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 60), CGPoint(x: 60, y: 60)])
    for hole in [inner, Path(CGRect(x: 40, y: 40, width: 20, height: 20))] {
      let ring = outer.subtracting(hole)
      #expect(ring.contains(CGPoint(x: 10, y: 10)) && !ring.contains(CGPoint(x: 50, y: 50)))
      #expect(outer.union(hole).contains(CGPoint(x: 50, y: 50)))
      #expect(outer.intersection(hole).boundingRect == hole.boundingRect)
    }
  }

  @Test("A mixed color lies between two colors")
  func mixedColor() {
    let gray = Color(white: 0).mix(with: Color(white: 1), by: 0.25).resolve(in: EnvironmentValues())
    #expect(abs(gray.red - 0.25) < 0.001 && gray.red == gray.blue && gray.opacity == 1)
    #expect(Color(white: 0.5).mix(with: .red, by: 0) == Color(white: 0.5))
  }

  @Test("Markdown becomes a text with links")
  func markdown() throws {
    let text = try AttributedString(markdown: "Read **the** [guide](https://example.com/a) `now`")
    #expect(String(text.characters) == "Read the guide now")
    #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://example.com/a"])
  }

  @Test("A list with a selection that always exists shows which row is selected")
  func requiredSelection() throws {
    struct Rows: View {
      @State private var chosen = "b"
      var body: some View {
        List(selection: $chosen) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        Text("chosen \(chosen)")
      }
    }
    #expect(outline { Rows() }.contains("chosen b"))
  }

  @Test("A button with only a role has a label, and a link to help has a name")
  func labels() {
    #expect(outline { Button(role: .close) {} }.contains("Close"))
    #expect(outline { HelpLink {} }.contains("Help"))
  }

  @Test("Types of files are found by their extensions")
  func types() {
    #expect(UTType(filenameExtension: "tiff") == .tiff && UTType.swiftSource.conforms(to: .text))
    #expect(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .webP).path == "/a/b.webp")
  }

  @Test("A data asset is the file in its folder of a catalog")
  func dataAsset() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Words/Animals.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{}".utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data("cat".utf8).write(to: set.appendingPathComponent("animals.txt"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(NSDataAsset(name: "Animals", bundle: bundle)?.data == Data("cat".utf8))
    #expect(NSDataAsset(name: "Plants", bundle: bundle) == nil)
  }

  @Test("A table finds an object by a key that is equal")
  func mapTable() {
    let table = NSMapTable<NSString, NSNumber>.strongToWeakObjects()
    table.setObject(1, forKey: NSString(string: "a"))
    table.setObject(2, forKey: NSString(string: "a"))
    #expect(table.count == 1 && table.object(forKey: NSString(string: "a")) == 2)
    table.removeObject(forKey: NSString(string: "a"))
    #expect(table.object(forKey: NSString(string: "a")) == nil)
  }

  @Test("A preview has one screen and no camera")
  func devices() throws {
    let screen = try #require(NSScreen.main)
    #expect(screen.deviceDescription[.size] as? NSSize == screen.frame.size)
    #expect(AVCaptureDevice.default(for: .video) == nil && !AVCaptureSession().isRunning)
    #expect(CFUUIDCreateString(nil, CGDisplayCreateUUIDFromDisplayID(1).takeRetainedValue()).length == 36)
  }

  @Test("A color describes itself by its name or its components") func colorDescriptions() {
    #expect("\(Color.red)" == "red" && "\(Color.red.opacity(0.5))" == "50% red")
    #expect(Color(red: 1, green: 0, blue: 0.5).description == "#FF0080FF")
  }

  @Test("Split views, inspectors, and accessories show their content") func furtherContainers() {
    let shown = outline {
      HSplitView {
        Text("left")
        Text("right")
      }
      VSplitView { Text("below") }
      Text("main").inspector(isPresented: .constant(true)) { Text("details") }
      Text("player").tabViewBottomAccessory { Text("song") }
    }
    for text in ["left", "right", "below", "main", "details", "player", "song"] { #expect(shown.contains(text)) }
  }

  @Test("A field that code shows and one with tokens is a search field") func furtherSearchFields() {
    struct Token: Identifiable { let id: Int }
    let shown = outline {
      Text("a").searchable(text: .constant(""), isPresented: .constant(false), prompt: "Find one")
      Text("b").searchable(text: .constant(""), tokens: .constant([Token(id: 1)]), prompt: "Find two") { _ in Text("t")
      }
    }
    #expect(shown.contains("Find one") && shown.contains("Find two"))
  }

  @Test("A position has what it was last scrolled to") func scrollPositions() {
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(id: 3)
    #expect(position.viewID(type: Int.self) == 3 && position.edge == nil)
    position.scrollTo(edge: .bottom)
    #expect(position.viewID(type: Int.self) == nil && position.edge == .bottom && position != ScrollPosition())
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && position.y == nil)
  }

  @Test("A ratio can be a size, a tap can have a place, and a view can refresh itself") func furtherForms() throws {
    struct Refreshing: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "fixed" : "fresh") }
    }
    let size = try node { Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit) }
    #expect(size.boxes == (try node { Color.red.aspectRatio(2, contentMode: .fit) }.boxes) && !size.boxes.isEmpty)
    let tapped = try node { Text("a").onTapGesture { (place: CGPoint) in #expect(place == .zero) } }
    #expect(tapped.actions.count == 1)
    #expect(outline { Refreshing() }.contains("fixed"))
    #expect(outline { Refreshing().refreshable {} }.contains("fresh"))
  }
}

import Foundation
import SwiftUI
import UniformTypeIdentifiers

struct Drops: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}

struct Dragging: View {
  @State private var isTargeted = false

  var body: some View {
    Text("a").onDrag { NSItemProvider() }
    Text("a").onDrag { NSItemProvider() } preview: { Text("b") }
    Text("a").onDrop(of: [UTType.text], delegate: Drops())
    Text("a").onDrop(of: ["public.text"], delegate: Drops())
    Text("a").onDrop(of: [UTType.text], isTargeted: $isTargeted) { (items: [NSItemProvider]) in !items.isEmpty }
    Text("a").onDrop(of: [UTType.text], isTargeted: $isTargeted) { (items: [NSItemProvider], point: CGPoint) in
      !items.isEmpty && point.x > 0
    }
    Text("a").onDrop(of: ["public.text"], isTargeted: $isTargeted) { (items: [NSItemProvider]) in !items.isEmpty }
    Text("a").draggable("word")
    Text("a").draggable("word") { Text("b") }
    Text("a").dropDestination(for: String.self) { words, point in words.count > 1 && point.x > 0 }
  }
}

struct KeyPresses: View {
  var body: some View {
    Text("a").onKeyPress(.return) { .handled }
    Text("a").onKeyPress(.return, phases: .down) { _ in .handled }
    Text("a").onKeyPress(keys: [.return]) { _ in .ignored }
    Text("a").onKeyPress(characters: .letters) { _ in .ignored }
    Text("a").onKeyPress { _ in .ignored }
  }
}

struct Activities: View {
  var body: some View {
    Text("a").userActivity("org.example.read") { _ in }
    Text("a").onContinueUserActivity("org.example.read") { _ in }
    Text("a").handlesExternalEvents(preferring: ["a"], allowing: ["b"])
    Text("a").defersSystemGestures(on: .bottom)
    Text("a").invalidatableContent()
    Text("a").focusSection()
    Text("a").widgetAccentable()
    Text("a").flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
    Text("a").luminanceToAlpha()
  }
}

struct Sizes: View {
  var body: some View {
    Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge)
    Text("a").contextMenu {
      Button("b") {}
    } preview: {
      Text("c")
    }
    Text("a").speechAdjustedPitch(0.5)
    Text("a").accessibilityZoomAction { _ in }
    Text("a").onScrollGeometryChange(for: Bool.self) { $0.contentSize.height > 1 } action: { old, new in
      print(old, new)
    }
    Text("a").onScrollPhaseChange { old, new in print(old, new) }
    Text("a").onScrollPhaseChange { old, new, context in print(old, new, context) }
  }
}

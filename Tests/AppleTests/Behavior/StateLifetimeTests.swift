import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("The lifetime of state") struct StateLifetimeTests {
  @Test("A button changes the state of its view")
  func press() throws {
    let host = HeadlessHost(Counter(name: "a"))
    try host.press("a 0")
    try host.press("a 1")
    #expect(host.tree().texts == ["a 2"])
  }

  @Test("State is reset when its branch of an if is left")
  func branchFlip() throws {
    let host = HeadlessHost(Branches())
    try host.press("a 0")
    #expect(host.tree().texts == ["flip", "a 1"])
    try host.press("flip")
    #expect(host.tree().texts == ["flip", "a 0"])
    try host.press("flip")
    #expect(host.tree().texts == ["flip", "a 0"])
  }

  @Test("State follows the id in a ForEach, not the position")
  func forEachIdentity() throws {
    let host = HeadlessHost(Rows())
    try host.press("b 0")
    try host.press("reverse")
    #expect(host.tree().texts == ["reverse", "remove", "c 0", "b 1", "a 0"])
    try host.press("remove")
    #expect(host.tree().texts == ["reverse", "remove", "b 1", "a 0"])
  }

  @Test("A row's node keeps its id when rows move")
  func stableNodes() throws {
    let host = HeadlessHost(Rows())
    let before = host.tree().first(.button, "b 0")?.id
    try host.press("reverse")
    #expect(before != nil)
    #expect(host.tree().first(.button, "b 0")?.id == before)
  }

  @Test("State is reset when the type inside an AnyView changes, not when only its value changes")
  func anyView() throws {
    let host = HeadlessHost(Erased())
    try host.press("n 0")
    try host.press("rename")
    #expect(host.tree().texts.last == "m 1")
    try host.press("wrap")
    #expect(host.tree().texts.last == "m 0")
  }

  @Test("State is reset when the value of .id changes")
  func explicitIdentity() throws {
    let host = HeadlessHost(Identified())
    try host.press("a 0")
    try host.press("new id")
    #expect(host.tree().texts == ["new id", "a 0"])
  }

  @Test("State survives when the parent is evaluated again")
  func parentEvaluation() throws {
    let host = HeadlessHost(Titled())
    try host.press("a 0")
    try host.press("title 0")
    #expect(host.tree().texts == ["title 1", "a 1"])
  }

  @Test("State inside of an app's own dynamic property is kept, and its update runs before the body")
  func composedProperty() throws {
    let host = HeadlessHost(Composed())
    #expect(host.tree().texts == ["0, updated true"])
    try host.press("0, updated true")
    #expect(host.tree().texts == ["1, updated true"])
  }

  @Test("State of a view modifier is kept")
  func modifierState() throws {
    let host = HeadlessHost(Text("x").modifier(Tally()))
    try host.press("tally 0")
    #expect(host.tree().texts == ["x", "tally 1"])
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Branches: View {
  @State private var isFirst = true

  var body: some View {
    Button("flip") { isFirst.toggle() }
    if isFirst { Counter(name: "a") } else { Counter(name: "a") }
  }
}

private struct Rows: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    Button("reverse") { names.reverse() }
    Button("remove") { names.removeFirst() }
    ForEach(names, id: \.self) { Counter(name: $0) }
  }
}

private struct Erased: View {
  @State private var name = "n"
  @State private var isWrapped = false

  var body: some View {
    Button("rename") { name = "m" }
    Button("wrap") { isWrapped = true }
    if true {
      isWrapped ? AnyView(VStack { Counter(name: name) }) : AnyView(Counter(name: name))
    }
  }
}

private struct Identified: View {
  @State private var id = 0

  var body: some View {
    Button("new id") { id += 1 }
    Counter(name: "a").id(id)
  }
}

private struct Titled: View {
  @State private var number = 0

  var body: some View {
    Button("title \(number)") { number += 1 }
    Counter(name: "a")
  }
}

private struct Tallying: DynamicProperty {
  @State var count = 0
  var isUpdated = false

  mutating func update() { isUpdated = true }
}

private struct Composed: View {
  private var tally = Tallying()

  var body: some View { Button("\(tally.count), updated \(tally.isUpdated)") { tally.count += 1 } }
}

private struct Tally: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("tally \(count)") { count += 1 }
  }
}

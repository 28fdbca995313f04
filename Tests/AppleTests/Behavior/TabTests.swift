import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("Tabs") struct TabTests {
  @Test("The chosen tab shows its content, and the others only their labels")
  func tabItems() throws {
    let host = HeadlessHost(Items())
    #expect(host.tree().first(.tabs)?.children.map(\.label) == ["First", "Second"])
    #expect(host.tree().texts == ["one"])
    try host.perform(.select, on: "Second")
    #expect(host.tree().texts == ["two"])
    #expect(host.tree().first(.tab, "Second")?.traits == [.selected])
  }

  @Test("A tab's tasks begin when it is first chosen, and its state stays when it is left")
  func laziness() throws {
    let log = Log()
    let host = HeadlessHost(Lazy(log: log))
    host.flush()
    #expect(log.events == ["a"])
    try host.perform(.select, on: "B")
    try host.press("count 0")
    try host.perform(.select, on: "A")
    try host.perform(.select, on: "B")
    #expect(host.tree().texts == ["count 1"])
    #expect(log.events == ["a", "b"])
  }

  @Test("A selection by value chooses the tab, and choosing a tab writes it")
  func selection() throws {
    let host = HeadlessHost(Selected())
    #expect(host.tree().texts == ["two, two"])
    try host.perform(.select, on: "One")
    #expect(host.tree().texts == ["one, one"])
  }

  @Test("Tabs without a selection begin with the first")
  func unselected() throws {
    let host = HeadlessHost(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("one") }
        Tab("Two", systemImage: "2.circle") { Text("two") }
      })
    #expect(host.tree().texts == ["one"])
    #expect(host.tree().first(.tab)?.content == .image(.symbol("1.circle")))
    try host.perform(.select, on: "Two")
    #expect(host.tree().texts == ["two"])
  }

  @Test("Tabs of a collection, in sections and under a condition stand in one bar")
  func collections() throws {
    let host = HeadlessHost(Collected())
    #expect(host.tree().first(.tabs)?.children.map(\.label) == ["1", "2", "Last"])
    try host.perform(.select, on: "2")
    #expect(host.tree().texts == ["page 2"])
    try host.perform(.select, on: "Last")
    #expect(host.tree().texts == ["end"])
  }

  @Test("Views without a tab item are pages")
  func pages() throws {
    let host = HeadlessHost(
      TabView {
        Text("one")
        Text("two")
      }
      .tabViewStyle(.page))
    #expect(host.tree().texts == ["one"])
    #expect(host.tree().first(.tabs)?.style.control == "page")
    try host.perform(.select, on: "Page 2")
    #expect(host.tree().texts == ["two"])
  }
}

private final class Log {
  var events: [String] = []
}

private struct Items: View {
  var body: some View {
    TabView {
      Text("one").tabItem { Text("First") }
      Text("two").tabItem { Text("Second") }
    }
  }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Lazy: View {
  let log: Log
  @State private var tab = "a"

  var body: some View {
    TabView(selection: $tab) {
      Text("a").onAppear { log.events.append("a") }.tabItem { Text("A") }.tag("a")
      Counting().onAppear { log.events.append("b") }.tabItem { Text("B") }.tag("b")
    }
  }
}

private struct Collected: View {
  @State private var page = 1
  private let hasEnd = true

  var body: some View {
    TabView(selection: $page) {
      TabSection("Pages") {
        ForEach([1, 2], id: \.self) { number in
          Tab(value: number) {
            Text("page \(number)")
          } label: {
            Text("\(number)")
          }.tabPlacement(.sidebarOnly)
        }
      }
      if hasEnd {
        Tab(value: 9, role: .search) {
          Text("end")
        } label: {
          Text("Last")
        }
      }
    }
  }
}

private enum Page: Hashable { case one, two }

private struct Selected: View {
  @State private var page = Page.two

  var body: some View {
    TabView(selection: $page) {
      Tab("One", systemImage: "1.circle", value: Page.one) { Text("one, \(String(describing: page))") }
      Tab("Two", systemImage: "2.circle", value: Page.two) { Text("two, \(String(describing: page))") }
    }
  }
}

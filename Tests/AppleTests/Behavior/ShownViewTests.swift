import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("The view that a screen shows") struct ShownViewTests {
  @Test("The root of a stack is its content view, or else the view that contains the stack")
  func root() {
    #expect(screen(NavigationStack { Plain().padding() }) == "Plain")
    #expect(screen(HasStack()) == "HasStack")
    #expect(screen(NavigationStack { Text("a") }) == nil)
    #expect(screen(NavigationView { Group { AnyView(Plain()) } }) == "Plain")
  }

  @Test("For a layout, the view is the one that sets the title")
  func title() { #expect(screen(HasLayout()) == "Titled") }

  @Test("A screen is the same view for all branches of an if inside it")
  func branches() throws {
    for view in [AnyView(NavigationStack { Loading() }), AnyView(LoadingStack())] {
      let host = HeadlessHost(view)
      let before = host.tree().first(.screen)?.view
      try host.press("load")
      #expect(host.tree().texts == ["loaded"])
      #expect(host.tree().first(.screen)?.view == before)
      #expect(before == "Loading" || before == "LoadingStack")
    }
  }

  @Test("Links, paths, and sheets open the view that a switch selects")
  func opened() throws {
    let host = HeadlessHost(Opening())
    for (name, role, view) in [
      ("link", SemanticNode.Role.screen, "Plain"), ("one", .screen, "Plain"), ("two", .screen, "Titled"),
    ] {
      try host.press(name)
      #expect(host.tree().first(role)?.view == view)
      try host.perform(#require(host.tree().first(.screen)?.action(.back)).id)
      #expect(host.tree().first(.screen)?.view == "Opening")
    }
    try host.press("sheet")
    #expect(host.tree().first(.sheet)?.view == "Nested.Sheet")
    #expect(host.tree().all.last { $0.role == .screen }?.view == "Nested.Sheet")
  }

  @Test("Content without its own view is not the view that opens it")
  func openedInline() throws {
    let host = HeadlessHost(Inline())
    #expect(host.tree().first(.sheet)?.label == "Sheet")
    #expect(host.tree().first(.sheet)?.view == nil)
    #expect(host.tree().first(.screen)?.view == "Inline")
  }

  @Test("A generic container is not the screen, and names omit generic arguments")
  func containers() {
    #expect(screen(NavigationStack { Hosting(1) { Generic(value: $0) } }) == "Generic")
    #expect(screen(Hosting(1) { _ in HasStack() }) == "HasStack")
    #expect(screen(Hosting(1) { _ in NavigationStack { Text("a") } }) == nil)
    #expect(HeadlessHost(Hosting(1) { _ in VStack { Plain() } }).tree().view == nil)
  }

  @Test("A window is the innermost view that fills it, so two swapped views differ")
  func window() throws {
    #expect(HeadlessHost(Text("a")).tree().view == nil)
    #expect(HeadlessHost(Loading().modifier(Dimmed())).tree().view == "Loading")
    let host = HeadlessHost(Session())
    #expect(host.tree().view == "Login")
    try host.press("log in")
    #expect(host.tree().view == "Session")
    #expect(host.tree().first(.screen)?.view == "Titled")
  }

  @Test("A tab is the view that it currently shows")
  func tabs() throws {
    let host = HeadlessHost(
      TabView {
        Tab("One", systemImage: "1.circle") { Plain() }
        Tab("Two", systemImage: "2.circle") { Titled() }
      })
    #expect(host.tree().all.filter { $0.role == .tab }.map(\.view) == ["Plain", nil])
    try host.perform(#require(host.tree().all.compactMap { $0.action(.select) }.first).id)
    #expect(host.tree().all.filter { $0.role == .tab }.map(\.view) == [nil, "Titled"])
  }

  @Test("The view survives encoding, and is omitted if there is none")
  func coding() throws {
    let tree = HeadlessHost(Plain()).tree()
    let text = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(SemanticNode.self, from: text) == tree)
    #expect(String(decoding: text, as: UTF8.self).components(separatedBy: "\"view\"").count == 2)
  }

  private func screen(_ view: some View) -> String? { HeadlessHost(view).tree().first(.screen)?.view }
}

private struct Plain: View {
  var body: some View { Text("plain") }
}

private struct Titled: View {
  var body: some View { Text("titled").navigationTitle("Title") }
}

private struct Generic<Value>: View {
  let value: Value

  var body: some View { Text("generic") }
}

private struct HasStack: View {
  var body: some View { NavigationStack { List { Plain() }.navigationTitle("Stack") } }
}

private struct HasLayout: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("above")
        Titled()
      }
    }
  }
}

private struct Loading: View {
  @State private var isLoaded = false

  var body: some View {
    if isLoaded { Text("loaded").navigationTitle("Loaded") } else { Button("load") { isLoaded = true } }
  }
}

private struct LoadingStack: View {
  @State private var isLoaded = false

  var body: some View {
    NavigationStack {
      if isLoaded { Loaded() } else { Button("load") { isLoaded = true } }
    }
  }
}

private struct Loaded: View {
  var body: some View { Text("loaded").navigationTitle("Loaded") }
}

private enum Nested {
  struct Sheet: View {
    var body: some View { NavigationStack { Form { Plain() } } }
  }
}

private struct Opening: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("link") { Plain() }
        NavigationLink("one", value: 1)
        NavigationLink("two", value: 2)
        Button("sheet") { isShown = true }
      }
      .navigationDestination(for: Int.self) { number in
        switch number {
        case 1: Plain()
        default: Titled()
        }
      }
    }
    .sheet(isPresented: $isShown) { Nested.Sheet() }
  }
}

private struct Inline: View {
  var body: some View {
    NavigationStack { Text("a") }
      .sheet(isPresented: .constant(true)) { Form { Text("b") }.navigationTitle("Sheet") }
  }
}

/// A container view that stores a value and passes it to its content closure. Libraries have such views.
private struct Hosting<Value, Content: View>: View {
  @State private var value: Value
  let content: (Value) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content(value) }
}

private struct Dimmed: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}

private struct Session: View {
  @State private var isLoggedIn = false

  var body: some View {
    if isLoggedIn {
      NavigationStack {
        VStack {
          Titled()
          Button("log out") { isLoggedIn = false }
        }
      }
    } else {
      Login(action: { isLoggedIn = true })
    }
  }
}

private struct Login: View {
  let action: @MainActor () -> Void

  var body: some View { Form { Button("log in") { action() } } }
}

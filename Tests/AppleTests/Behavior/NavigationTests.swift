import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("Navigation") struct NavigationTests {
  @Test("A link with a value shows the destination for its type, and back returns")
  func valueLink() throws {
    let host = HeadlessHost(Library())
    #expect(host.tree().first(.screen)?.label == "Library")
    try host.press("Emma")
    #expect(host.tree().first(.screen)?.label == "Book")
    #expect(host.tree().texts == ["Emma, 0", "dismiss"])
    let back = host.tree().first(.screen)?.action(.back)
    #expect(back?.label == "Library")
    try host.perform(back?.id ?? "")
    #expect(host.tree().first(.screen)?.label == "Library")
  }

  @Test("dismiss leaves the screen, and the previous screen keeps its state")
  func dismissAction() throws {
    let host = HeadlessHost(Library())
    try host.press("visits 0")
    try host.press("Emma")
    try host.press("dismiss")
    #expect(host.tree().texts.contains("visits 1"))
  }

  @Test("A flag or a selection opens the screen of a link, and back resets it")
  func presentedLink() throws {
    let host = HeadlessHost(Presented())
    try host.press("open false")
    #expect(host.tree().texts == ["inside"])
    try host.perform(#require(host.tree().first(.screen)?.action(.back)).id)
    #expect(host.tree().texts.contains("open false"))
    try host.press("link")
    #expect(host.tree().texts == ["inside"])
    try host.perform(#require(host.tree().first(.screen)?.action(.back)).id)
    try host.press("second")
    #expect(host.tree().texts == ["two"])
    try host.perform(#require(host.tree().first(.screen)?.action(.back)).id)
    #expect(host.tree().texts.contains("chosen 0"))
  }

  @Test("A link without a label is not shown, and the app opens its screen")
  func linkWithoutLabel() throws {
    let host = HeadlessHost(Unlabeled())
    #expect(host.tree().texts == ["open"])
    try host.press("open")
    #expect(host.tree().texts == ["inside"])
  }

  @Test("A typed path can be written, and contains the pushed values")
  func typedPath() throws {
    let router = Router()
    let host = HeadlessHost(Routed(router: router))
    router.path = [1, 2]
    #expect(host.tree().texts == ["screen 2", "next"])
    try host.press("next")
    #expect(router.path == [1, 2, 3])
    router.path = []
    #expect(host.tree().texts == ["root"])
  }

  @Test("A navigation path holds values of several types")
  func mixedPath() throws {
    let host = HeadlessHost(Mixed())
    try host.press("both")
    #expect(host.tree().texts == ["text two"])
    try host.perform(#require(host.tree().first(.screen)?.action(.back)).id)
    #expect(host.tree().texts == ["number 1"])
  }

  @Test("A path can be encoded and decoded")
  func codablePath() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Unwritten())
    #expect(path.codable == nil)
  }

  @Test("A link with a view opens it, and its content follows the state of its source")
  func viewLink() throws {
    let host = HeadlessHost(ViewLinks())
    try host.press("open")
    #expect(host.tree().texts == ["count 0", "add"])
    try host.press("add")
    #expect(host.tree().texts == ["count 1", "add"])
  }

  @Test("Leaving a screen that is bound to a flag resets the flag")
  func presentedDestination() throws {
    let host = HeadlessHost(Flagged())
    try host.press("show false")
    #expect(host.tree().texts == ["inside"])
    let back = try #require(host.tree().first(.screen)?.action(.back))
    try host.perform(back.id)
    #expect(host.tree().texts == ["show false"])
  }

  @Test("A value without a destination is reported")
  func noDestination() throws {
    let host = HeadlessHost(NavigationStack { NavigationLink("go", value: 1) })
    try host.press("go")
    #expect(host.problems.map(\.kind) == [.noDestination])
    #expect(host.problems.first?.message.contains(".navigationDestination(for: Int.self)") == true)
  }

  @Test("A link in the sidebar of a split view replaces the detail")
  func splitView() throws {
    let host = HeadlessHost(
      NavigationSplitView {
        NavigationLink("one", value: 1).navigationDestination(for: Int.self) { Text("detail \($0)") }
      } detail: {
        Text("nothing chosen")
      })
    #expect(host.tree().texts == ["one", "nothing chosen"])
    try host.press("one")
    #expect(host.tree().texts == ["one", "detail 1"])
  }

  @Test("A link in a list with a selection of its type selects its row, which has no other control")
  func selectingLink() throws {
    let host = HeadlessHost(Shelves())
    #expect(host.tree().texts == ["Oak", "Pine", "nothing chosen"])
    for name in ["Oak", "Pine"] {
      #expect(host.tree().first(.row, name)?.all.flatMap(\.actions).map(\.kind) == [.press])
      try host.press(name)
      #expect(host.tree().texts == ["Oak", "Pine", "chosen \(name)"])
      #expect(host.tree().all.filter { $0.role == .row && $0.traits == [.selected] }.map(\.label) == [name])
    }
    #expect(host.problems.isEmpty)
  }

  @Test("A link in a list with a selection opens the destination of its value") func linkWithDestination() throws {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationStack {
          List(selection: $chosen) { NavigationLink("one", value: 1) }
            .navigationDestination(for: Int.self) { Text("detail \($0)") }
        }
        Text(verbatim: "\(chosen ?? 0)")
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("one")
    #expect(host.tree().texts == ["detail 1", "0"])
  }

  @Test("A link whose value the selection of the list cannot hold is pushed") func linkOfOtherType() throws {
    struct Screen: View {
      @State private var chosen: String?
      var body: some View {
        NavigationStack {
          List(selection: $chosen) { NavigationLink("one", value: 1) }
            .navigationDestination(for: Int.self) { Text("detail \($0)") }
        }
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("one")
    #expect(host.tree().texts == ["detail 1"])
  }
}

private struct Shelves: View {
  @State private var chosen: Book?
  private let books = [Book(name: "Oak"), Book(name: "Pine")]

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(books, id: \.name) { book in NavigationLink(book.name, value: book) }
      }
    } detail: {
      Text(chosen.map { "chosen \($0.name)" } ?? "nothing chosen")
    }
  }
}

private struct Book: Hashable { let name: String }

private struct Library: View {
  @State private var visits = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("visits \(visits)") { visits += 1 }
        NavigationLink("Emma", value: Book(name: "Emma"))
      }
      .navigationTitle("Library")
      .navigationDestination(for: Book.self) { BookScreen(book: $0, visits: visits) }
    }
  }
}

private struct BookScreen: View {
  let book: Book
  let visits: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(book.name), \(visits)")
      Button("dismiss") { dismiss() }
    }
    .navigationTitle("Book")
  }
}

@Observable private final class Router {
  var path: [Int] = []
}

private struct Routed: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("screen \(number)")
        NavigationLink("next", value: number + 1)
      }
    }
  }
}

private struct Unwritten: Hashable {}

private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("both") {
        path.append(1)
        path.append("two")
      }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
      .navigationDestination(for: String.self) { Text("text \($0)") }
    }
  }
}

private struct ViewLinks: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      NavigationLink("open") {
        Text("count \(count)")
        Button("add") { count += 1 }
      }
    }
  }
}

private struct Flagged: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("show \(isShown.description)") { isShown = true }
        .navigationDestination(isPresented: $isShown) { Text("inside") }
    }
  }
}

private struct Presented: View {
  @State private var isShown = false
  @State private var chosen: Int?

  var body: some View {
    NavigationView {
      VStack {
        Button("open \(isShown.description)") { isShown = true }
        NavigationLink("link", destination: Text("inside"), isActive: $isShown)
        NavigationLink(tag: 2, selection: $chosen) {
          Text("two")
        } label: {
          Text("second")
        }
        Text("chosen \(chosen ?? 0)")
      }
    }
  }
}

private struct Unlabeled: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("open") { isShown = true }
      NavigationLink(destination: Text("inside"), isActive: $isShown) { EmptyView() }
    }
  }
}

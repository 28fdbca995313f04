@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct ListTests {
  @Test("Makes a row of each view") func makesARowOfEachView() {
    let tree = outline {
      List {
        Text("a")
        Section("More") { Text("b") }
      }
    }
    #expect(
      tree == """
        list
          row "a"
            text "a"
          section "More"
            header "More" {header}
              text "More"
            row "b"
              text "b"
        """)
  }

  /// If a list contains a stack, the whole stack is one row. The views in the stack are not rows.
  @Test("Makes no rows inside of a stack") func makesNoRowsInsideOfAStack() {
    let tree = outline {
      List(["a", "b"], id: \.self) { name in
        HStack { ForEach([1, 2], id: \.self) { Text(verbatim: "\(name)\($0)") } }
      }
    }
    #expect(
      tree == """
        list
          row "a1, a2"
            hstack
              text "a1"
              text "a2"
          row "b1, b2"
            hstack
              text "b1"
              text "b2"
        """)
  }

  @Test("Deletes and moves rows") func deletesAndMovesRows() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let host = HeadlessHost(Screen())
    try host.perform(.move, on: "a", argument: "2")
    #expect(host.tree().texts == ["b", "c", "a"])
    try host.perform(.move, on: "a", argument: "0")
    #expect(host.tree().texts == ["a", "b", "c"])
    try host.perform(.delete, on: "b")
    #expect(host.tree().texts == ["a", "c"])
  }

  @Test("Chooses one row") func choosesOneRow() throws {
    struct Screen: View {
      @State private var chosen: String?
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
        Text(verbatim: chosen ?? "none")
      }
    }
    let host = HeadlessHost(Screen())
    try host.perform(.select, on: "b")
    #expect(host.tree().texts.last == "b")
    #expect(host.tree().first(.row, "b")?.traits == [.selected])
    #expect(host.tree().first(.row, "a")?.traits == [])
  }

  @Test("Chooses several rows by their tags") func choosesSeveralRowsByTheirTags() throws {
    struct Screen: View {
      @State private var chosen: Set<Int> = [1]
      var body: some View {
        List(selection: $chosen) {
          Text("one").tag(1)
          Section { Text("two").tag(2) }
        }
        Text(verbatim: "\(chosen.sorted())")
      }
    }
    let host = HeadlessHost(Screen())
    try host.perform(.select, on: "two")
    #expect(host.tree().texts.last == "[1, 2]")
    try host.perform(.select, on: "one")
    #expect(host.tree().texts.last == "[2]")
  }

  @Test("Keeps actions of a row at the row") func keepsActionsOfARowAtTheRow() throws {
    struct Screen: View {
      @State private var pinned = false
      var body: some View {
        List { Text(pinned ? "pinned" : "free").swipeActions { Button("Pin") { pinned = true } } }
      }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().first(.row)?.children.map(\.role) == [.text, .swipeActions])
    try host.press("Pin")
    #expect(host.tree().first(.row)?.label == "pinned")
  }

  @Test("Shows swipe actions only in rows") func showsSwipeActionsOnlyInRows() throws {
    let text = Text("a").swipeActions { Button("Pin") {} }
    #expect(HeadlessHost(text).tree().first(.swipeActions) == nil)
    let list = List { NavigationLink(value: 1) { HStack { Text("b") }.swipeActions { Button("Pin") {} } } }
    let row = HeadlessHost(NavigationStack { list }).tree().first(.row)
    #expect(row?.first(.swipeActions) != nil && row?.label == "b")
  }

  @Test("Opens a section") func opensASection() throws {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View { List { Section("Old", isExpanded: $isOpen) { Text("x") } } }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().texts == ["Old"])
    try host.perform(.toggle, on: "Old")
    #expect(host.tree().texts == ["Old", "x"])
  }
}

@Suite @MainActor struct PickerTests {
  private enum Size: String, CaseIterable { case small, large }

  @Test("Chooses an option by its tag") func choosesAnOptionByItsTag() throws {
    struct Screen: View {
      @State private var size = Size.small
      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }.pickerStyle(.segmented)
      }
    }
    let host = HeadlessHost(Screen())
    let picker = try #require(host.tree().first(.picker, "Size"))
    #expect((picker.value, picker.style.control) == ("small", "segmented"))
    let large = try #require(picker.children.last)
    try host.perform(.choose, on: "Size", argument: large.id)
    #expect(host.tree().first(.picker)?.value == "large")
    #expect(throws: ActionRefusal.self) { try host.perform(.choose, on: "Size", argument: "none") }
  }

  @Test("Takes a tag for an optional selection") func takesATagForAnOptionalSelection() throws {
    struct Screen: View {
      @State private var count: Int?
      var body: some View {
        Picker("Count", selection: $count) {
          Text("none").tag(Int?.none)
          Text("two").tag(2)
        }
      }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().first(.picker)?.value == "none")
    let two = try #require(host.tree().first(.option, "two"))
    try host.perform(.choose, on: "Count", argument: two.id)
    #expect(host.tree().first(.picker)?.value == "two")
  }
}

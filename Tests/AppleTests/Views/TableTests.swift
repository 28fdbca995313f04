import Foundation
@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Planet: Identifiable {
  var name: String
  var moons: Int
  var id: String { name }
}

extension SemanticNode {
  fileprivate func nodes(_ role: Role) -> [SemanticNode] { all.filter { $0.role == role } }
}

@Suite @MainActor struct TableTests {
  private let planets = [
    Planet(name: "Mars", moons: 2), Planet(name: "Earth", moons: 1), Planet(name: "Venus", moons: 0),
  ]

  @Test("Shows its columns under their names") func showsItsColumnsUnderTheirNames() {
    let tree = HeadlessHost(
      Table(planets) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons") { Text("\($0.moons)") }
      }
    ).tree()
    #expect(tree.first(.header)?.texts == ["Name", "Moons"])
    #expect(tree.nodes(.row).map(\.texts) == [["Mars", "2"], ["Earth", "1"], ["Venus", "0"]])
  }

  @Test("Shows the first column where there is little room") func showsTheFirstColumnWhereThereIsLittleRoom() {
    let tree = HeadlessHost(
      Table(planets) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons") { Text("\($0.moons)") }
      }
      .environment(\.horizontalSizeClass, .compact)
    ).tree()
    #expect(tree.texts == ["Mars", "Earth", "Venus"])
  }

  @Test("Has a column for each element") func hasAColumnForEachElement() {
    let tree = HeadlessHost(
      Table(planets) {
        TableColumn("Name", value: \.name)
        TableColumnForEach([1, 10], id: \.self) { factor in
          TableColumn("× \(factor)") { (planet: Planet) in Text("\(planet.moons * factor)") }
        }
      }
    ).tree()
    #expect(tree.first(.header)?.texts == ["Name", "× 1", "× 10"])
    #expect(tree.nodes(.row).first?.texts == ["Mars", "2", "20"])
  }

  @Test("Hides its headers") func hidesItsHeaders() {
    let tree = HeadlessHost(Table(planets) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden)).tree()
    #expect(tree.texts == ["Mars", "Earth", "Venus"])
  }

  /// Pressing a header sorts by its column; pressing it again reverses the order. The previous column becomes the
  /// second sort criterion.
  @Test("Sorts by a column") func sortsByAColumn() throws {
    struct Screen: View {
      let planets: [Planet]
      @State private var order = [KeyPathComparator(\Planet.name)]
      var body: some View {
        Table(planets.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
          TableColumn("Plain") { _ in Text("-") }
        }
        Text(verbatim: "\(order.count)")
      }
    }
    let host = HeadlessHost(Screen(planets: planets))
    #expect(host.tree().nodes(.row).compactMap(\.texts.first) == ["Earth", "Mars", "Venus"])
    try host.press("Moons")
    #expect(host.tree().nodes(.row).compactMap(\.texts.first) == ["Venus", "Earth", "Mars"])
    #expect(host.tree().texts.last == "2")
    try host.press("Moons")
    #expect(host.tree().nodes(.row).compactMap(\.texts.first) == ["Mars", "Earth", "Venus"])
    #expect(host.tree().nodes(.button).map(\.label) == ["Name", "Moons"])
  }

  @Test("Chooses rows") func choosesRows() throws {
    struct Screen: View {
      let planets: [Planet]
      @State private var one: String?
      @State private var several: Set<String> = []
      var body: some View {
        Table(planets, selection: $one) { TableColumn("Name", value: \.name) }
        Table(of: Planet.self, selection: $several) {
          TableColumn("Second") { Text("\($0.name)!") }
        } rows: {
          TableRow(planets[0])
          ForEach(planets.dropFirst()) { TableRow($0) }
        }
        Text(verbatim: "\(one ?? "none") \(several.sorted())")
      }
    }
    let host = HeadlessHost(Screen(planets: planets))
    try host.perform(.select, on: "Earth")
    #expect(host.tree().texts.last == "Earth []")
    try host.perform(.select, on: "Mars!")
    try host.perform(.select, on: "Venus!")
    #expect(host.tree().texts.last == #"Earth ["Mars", "Venus"]"#)
    try host.perform(.select, on: "Mars!")
    #expect(host.tree().texts.last == #"Earth ["Venus"]"#)
  }

  @Test("Typing moves the insertion point") func typingMovesTheInsertionPoint() throws {
    struct Screen: View {
      @State private var text = "abc"
      @State private var selection: TextSelection?
      var body: some View {
        TextField("Name", text: $text, selection: $selection)
        Text(
          verbatim: selection.map { "\($0.isInsertion) \($0 == TextSelection(insertionPoint: text.endIndex))" }
            ?? "none")
      }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().texts.last == "none")
    try host.perform(.setText, on: "Name", argument: "abcd")
    #expect(host.tree().texts.last == "true true")
    #expect(!TextSelection(range: "abc".startIndex..<"abc".endIndex).isInsertion)
  }

  @Test("A file dialog can be canceled") func aFileDialogCanBeCanceled() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Import") { isShown = true }
          .fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { _ in }
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("Import")
    #expect(host.tree().first(.sheet)?.texts.contains("public.json") == true)
    try host.press("Cancel")
    #expect(host.tree().first(.sheet) == nil)
  }
}

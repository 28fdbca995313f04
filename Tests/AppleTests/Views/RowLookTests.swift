import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct RowLookTests {
  private func rows(@ViewBuilder _ content: () -> some View) throws -> [SemanticNode] {
    try node { List(content: content) }.all.filter { $0.role == .row }
  }

  @Test("Gives a row its background insets and lines") func givesARowItsBackgroundInsetsAndLines() throws {
    let rows = try rows {
      Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden, edges: .bottom)
      Text("b")
    }
    var look = SemanticNode.Layout.Row()
    look.insets = .init(top: 0, leading: 0, bottom: 0, trailing: 0)
    look.separatorBelow = false
    #expect(rows.map(\.layout.row) == [look, nil])
    guard case .background(let behind, _)? = rows[0].boxes.first else {
      Issue.record("no background: \(rows[0].boxes)")
      return
    }
    #expect(behind.map(\.role) == [.color])
    #expect(rows[0].children.map(\.layout.row) == [nil])
  }

  @Test("Gives all rows of a for each and a section the same look") func givesAllRowsOfAForEachAndASectionTheSameLook()
    throws
  {
    let rows = try rows {
      ForEach(0..<2) { Text("\($0)") }.listRowSeparator(.hidden).listRowBackground(Color.blue)
      Section { Text("c") }.listRowSeparatorTint(.red)
    }
    #expect(rows.map { $0.layout.row?.separatorAbove } == [false, false, nil])
    #expect(rows.map { $0.boxes.count } == [1, 1, 0])
    #expect(rows.last?.layout.row?.separatorTint == .color(.named("red")))
  }

  @Test("Spaces rows and sections and hides the background of lists")
  func spacesRowsAndSectionsAndHidesTheBackgroundOfLists() throws {
    let list = try node {
      List { Text("a") }.listRowSpacing(4).listSectionSpacing(.custom(9)).scrollContentBackground(.hidden)
    }
    #expect((list.layout.spacing, list.layout.crossSpacing, list.style.hidesBackground) == (4, 9, true))
  }
}

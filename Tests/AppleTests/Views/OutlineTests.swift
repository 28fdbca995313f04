import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct OutlineTests {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }
  static let folders = [
    Folder(id: "Fruit", folders: [Folder(id: "Apple"), Folder(id: "Pear", folders: [])]), Folder(id: "Salt"),
  ]

  @Test("Shows children when their parent is opened") func showsChildrenWhenTheirParentIsOpened() throws {
    let host = HeadlessHost(OutlineGroup(Self.folders, children: \.folders) { Text($0.id) })
    #expect(host.tree().texts == ["Fruit", "Salt"])
    try host.perform(.toggle, on: "Fruit")
    #expect(host.tree().texts == ["Fruit", "Apple", "Pear", "Salt"])
    try host.perform(.toggle, on: "Fruit")
    #expect(host.tree().texts == ["Fruit", "Salt"])
  }

  @Test("Makes a list of an outline whose rows can be chosen") func makesAListOfAnOutlineWhoseRowsCanBeChosen() throws {
    struct Shelf: View {
      @State private var chosen: String?
      var body: some View {
        List(OutlineTests.folders, children: \.folders, selection: $chosen) { Text($0.id) }
        Text(chosen ?? "nothing")
      }
    }
    let host = HeadlessHost(Shelf())
    try host.perform(.select, on: "Salt")
    #expect(host.tree().texts.last == "Salt")
  }
}

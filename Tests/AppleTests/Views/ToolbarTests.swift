@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct ToolbarTests {
  @Test("Items are in the order in which they stand in a bar") func itemsAreInTheOrderInWhichTheyStandInABar() {
    let tree = HeadlessHost(
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          ToolbarItem(placement: .principal) { Text("Title") }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
          ToolbarItemGroup(placement: .topBarLeading) {
            Button("One") {}
            Button("Two") {}
          }
        }
      }
    ).tree()
    let bar = tree.first(.toolbar)
    #expect(bar?.children.map(\.texts) == [["Cancel"], ["One"], ["Two"], ["Title"], ["Save"], ["Share"]])
  }

  @Test("A label in a bar shows only its icon, and one outside of the bar shows both parts")
  func labelsInBars() throws {
    let tree = HeadlessHost(
      NavigationStack {
        Label("Owl", systemImage: "bird").toolbar {
          Menu("More", systemImage: "ellipsis") { Button("Copy", systemImage: "doc") {} }
          Button("Add", systemImage: "plus") {}
            .sheet(isPresented: .constant(true)) { Label("Sheet", systemImage: "star") }
          Button("Edit") {}
          Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
        }
      }
    ).tree()
    let bar = try #require(tree.first(.toolbar))
    #expect(bar.texts == ["Copy", "Edit", "Both"])
    let menu = try #require(bar.first(.menu))
    #expect(menu.label == "More" && menu.children.map(\.role) == [.header, .button])
    #expect(menu.children[0].all.map(\.role).contains(.image), "the menu shows its icon")
    #expect(bar.first(.button, "Add") != nil)
    #expect(tree.texts.contains("Owl") && tree.texts.contains("Sheet"))
  }

  @available(*, deprecated)
  @Test("Older bar items stand at both edges") func olderBarItemsStandAtBothEdges() {
    let tree = HeadlessHost(
      NavigationStack {
        Text("a").navigationBarItems(leading: Text("Back"), trailing: Text("Next"))
      }
    ).tree()
    #expect(tree.first(.toolbar)?.children.map(\.value) == ["topBarLeading", "topBarTrailing"])
  }
}

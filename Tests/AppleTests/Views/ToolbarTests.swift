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

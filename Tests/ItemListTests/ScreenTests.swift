import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@testable import ItemList

@MainActor @Suite struct ScreenTests {
  @Test("A user logs in, adds an item, finds it, and logs out") func aUserLogsInAddsAnItemFindsIt() async throws {
    try await withFolder { folder in
      let host = HeadlessHost(RootScreenView(viewModel: RootScreenViewModel(folder: folder)))
      try host.type("ada", into: "Name")
      try host.type("long enough", into: "Password")
      try host.press("Log In")
      #expect(await host.settle { $0.texts.contains("Logged in as ada") })
      try host.type("Buy milk", into: "New item")
      try host.press("Add")
      #expect(await host.settle { $0.texts.contains("Buy milk") })
      try host.type("bread", into: "Search")
      #expect(await host.settle { $0.texts.contains("Nothing found") })
      try host.press("Log Out")
      #expect(await host.settle { $0.texts.contains("Log In") })
    }
  }

  @Test("The same view runs with the preview's view model") func theSameViewRunsWithThePreviewsViewModel() throws {
    let host = HeadlessHost(NavigationStack { ItemListView(viewModel: PreviewItemListViewModel()) })
    #expect(host.tree().texts.contains("Read the article"))
    try host.type("milk", into: "Search")
    #expect(!host.tree().texts.contains("Read the article"))
    #expect(host.tree().texts.contains("Buy milk"))
  }
}

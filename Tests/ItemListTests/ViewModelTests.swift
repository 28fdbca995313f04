import Foundation
import Testing

@testable import ItemList

@MainActor @Suite struct ViewModelTests {
  @Test("The list follows the search term and the use case") func theListFollowsTheSearchTermAndTheUse() async throws {
    try await withFolder { folder in
      let useCase = ItemsUseCase(store: ItemStore(folder: folder))
      let list = ItemListViewModel(items: useCase)
      try await useCase.save(Item(title: "Apple"))
      try await useCase.save(Item(title: "Pear"))
      #expect(list.listOfItems.map(\.title) == ["Apple", "Pear"])
      list.searchTerm = "pea"
      #expect(list.listOfItems.map(\.title) == ["Pear"])
      list.searchTerm = ""
      #expect(list.listOfItems.count == 2)
    }
  }

  @Test("An item that is added, changed and removed is so on the disk") func anItemThatIsAddedChangedAndRemovedIs()
    async throws
  {
    try await withFolder { folder in
      let list = ItemListViewModel(items: ItemsUseCase(store: ItemStore(folder: folder)))
      list.newTitle = " New "
      list.addButtonTapped()
      #expect(await until { list.listOfItems.map(\.title) == ["New"] })
      #expect(list.newTitle.isEmpty)
      let detail = list.listOfItems[0]
      detail.isDone = true
      detail.saveButtonTapped()
      #expect(await until { (try? ItemStore(folder: folder).items())?.map(\.isDone) == [true] })
      list.listOfItems[0].removeButtonTapped()
      #expect(await until { list.listOfItems.isEmpty })
    }
  }

  @Test("An item keeps its view model while the list is searched and read again")
  func anItemKeepsItsViewModelWhileTheList() async throws {
    try await withFolder { folder in
      let useCase = ItemsUseCase(store: ItemStore(folder: folder))
      let list = ItemListViewModel(items: useCase)
      var apple = Item(title: "Apple")
      try await useCase.save(apple)
      let model = list.listOfItems[0]
      model.notes = "not saved yet"
      list.searchTerm = "pear"
      list.searchTerm = ""
      try await useCase.save(Item(title: "Pear"))
      #expect(list.listOfItems[0] === model)
      #expect(model.notes == "not saved yet")
      apple.title = "Red apple"
      try await useCase.save(apple)
      #expect(list.listOfItems[0] === model)
      #expect(model.title == "Red apple")
      try await useCase.remove(apple)
      #expect(list.listOfItems.map(\.title) == ["Pear"])
    }
  }

  @Test("An item without a title is neither added nor saved")
  func anItemWithoutATitleIsNeitherAddedNorSaved() async throws {
    try await withFolder { folder in
      let list = ItemListViewModel(items: ItemsUseCase(store: ItemStore(folder: folder)))
      list.newTitle = " "
      list.addButtonTapped()
      #expect(await until { list.errorMessage == "Enter a title." })
      list.newTitle = "Apple"
      list.addButtonTapped()
      #expect(await until { list.listOfItems.map(\.title) == ["Apple"] })
      let detail = list.listOfItems[0]
      detail.title = ""
      detail.saveButtonTapped()
      #expect(await until { detail.errorMessage == "Enter a title." })
      let saved = try ItemStore(folder: folder).items()
      #expect(saved.map(\.title) == ["Apple"])
    }
  }

  @Test("A store that fails shows its reason") func aStoreThatFailsShowsItsReason() async throws {
    try await withFolder { folder in
      try Data("not a folder".utf8).write(to: folder)
      let list = ItemListViewModel(items: ItemsUseCase(store: ItemStore(folder: folder)))
      list.refreshButtonTapped()
      #expect(await until { list.errorMessage?.contains("items.json") == true })
    }
  }

  @Test("The root screen follows what the login screen does through the shared use case")
  func theRootScreenFollowsWhatTheLoginScreenDoes()
    async throws
  {
    try await withFolder { folder in
      let root = RootScreenViewModel(folder: folder)
      root.loginScreen.usernameField = " ada "
      root.loginScreen.passwordField = "long enough"
      root.loginScreen.loginButtonTapped()
      #expect(await until { root.isLoggedIn })
      #expect(root.username == "ada")
      #expect(await until { root.loginScreen.passwordField.isEmpty })
      root.logoutButtonTapped()
      #expect(!root.isLoggedIn)
      root.loginScreen.passwordField = "another password"
      root.loginScreen.loginButtonTapped()
      #expect(await until { root.loginScreen.errorMessage != nil })
      #expect(!root.isLoggedIn)
    }
  }

  @Test("The preview's view models need no arguments and do something") func thePreviewsViewModelsNeedNoArgumentsAndDo()
  {
    let list = PreviewItemListViewModel()
    list.searchTerm = "tests"
    #expect(list.listOfItems.map(\.title) == ["Write the tests"])
    list.searchTerm = ""
    list.newTitle = "Fourth"
    list.addButtonTapped()
    #expect(list.listOfItems.count == 4)
    let root = PreviewRootScreenViewModel()
    root.logoutButtonTapped()
    #expect(!root.isLoggedIn)
  }

  /// Waits for a task that a view model has started, two seconds at most.
  private func until(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<200 where !condition() {
      try? await Task.sleep(for: .milliseconds(10))
    }
    return condition()
  }
}

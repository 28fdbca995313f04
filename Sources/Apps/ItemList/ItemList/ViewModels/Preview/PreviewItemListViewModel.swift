import Combine
import ViewContract
import os

/// The view model of the list in previews, with sample items that can be searched.
final class PreviewItemListViewModel: ItemListViewContract, PreviewViewModel {
  @Published var searchTerm = "" { didSet { search() } }
  @Published var newTitle = ""
  @Published var errorMessage: String?
  @Published private(set) var listOfItems: [PreviewItemDetailViewModel]
  private var allItems: [PreviewItemDetailViewModel]

  /// Makes a view model with items.
  init(listOfItems: [PreviewItemDetailViewModel]) {
    allItems = listOfItems
    self.listOfItems = listOfItems
  }

  convenience init() {
    self.init(listOfItems: [.init(), .init(title: "Read the article", isDone: true), .init(title: "Write the tests")])
  }
}

extension PreviewItemListViewModel {
  func refreshButtonTapped() {
    Logger.calls.debug("ItemListViewContract.refreshButtonTapped()")
    errorMessage = "Previews have nothing to reload."
  }

  func addButtonTapped() {
    Logger.calls.debug("ItemListViewContract.addButtonTapped()")
    allItems.append(PreviewItemDetailViewModel(title: newTitle))
    search()
    newTitle = ""
  }

  private func search() {
    listOfItems =
      searchTerm.isEmpty ? allItems : allItems.filter { $0.title.lowercased().contains(searchTerm.lowercased()) }
  }
}

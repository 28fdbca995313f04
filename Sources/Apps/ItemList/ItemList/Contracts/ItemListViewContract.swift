import ViewContract

/// The contract of the list of items.
protocol ItemListViewContract: ViewContract {
  /// The view model of an item's screen.
  associatedtype ItemDetailViewModelType: ItemDetailViewContract

  /// The search text; if it is empty, all items are shown.
  var searchTerm: String { get set }
  /// The title of an item that the user is about to add.
  var newTitle: String { get set }
  /// The items that match the search.
  var listOfItems: [ItemDetailViewModelType] { get }
  /// The message about the last failure, for the user.
  var errorMessage: String? { get set }

  /// Called when the user taps the button that reloads the items.
  func refreshButtonTapped()
  /// Called when the user taps the button that adds an item with the new title.
  func addButtonTapped()
}

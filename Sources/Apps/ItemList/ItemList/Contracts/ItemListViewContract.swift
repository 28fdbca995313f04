import ViewContract

/// What the list of items needs.
protocol ItemListViewContract: ViewContract {
  /// What drives the screen of one item.
  associatedtype ItemDetailViewModelType: ItemDetailViewContract

  /// What the user searches for; everything is shown while it is empty.
  var searchTerm: String { get set }
  /// The title of an item that the user is about to add.
  var newTitle: String { get set }
  /// The items that match the search.
  var listOfItems: [ItemDetailViewModelType] { get }
  /// What went wrong last, for the user.
  var errorMessage: String? { get set }

  /// The user wants to read the items again.
  func refreshButtonTapped()
  /// The user wants to add an item with the new title.
  func addButtonTapped()
}

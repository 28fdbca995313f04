import ViewContract

/// What the shelf shows.
@MainActor protocol ShelfContract: ViewContract {
  var books: [Book] { get }
}

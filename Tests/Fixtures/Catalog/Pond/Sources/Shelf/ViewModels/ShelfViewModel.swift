import ViewContract

/// The shelf of the app.
final class ShelfViewModel: ShelfContract {
  private let useCase = LendUseCase(store: BookStore())
  var books: [Book] { useCase.books() }
}

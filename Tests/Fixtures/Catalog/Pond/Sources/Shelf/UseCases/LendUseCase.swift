import ViewContract

/// Lends books.
struct LendUseCase: UseCase {
  let store: BookStore
  func books() -> [Book] { store.books() }
}

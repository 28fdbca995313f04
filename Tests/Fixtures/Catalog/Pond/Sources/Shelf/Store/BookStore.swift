/// Keeps books.
struct BookStore: Sendable {
  func books() -> [Book] { [] }
}

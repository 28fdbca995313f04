/// A book.
struct Book: Hashable, Sendable {
  var title: String
}

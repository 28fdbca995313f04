/// The names and symbols that the compiler's index contains for one snippet.
struct SnippetNames: Hashable, Sendable, Codable {
  /// One name for each position, in order.
  var names: [IndexedName] = []
  /// The USRs of all external symbols that the snippet refers to or implements, sorted. Several can have the same position.
  var symbols: [String] = []
}

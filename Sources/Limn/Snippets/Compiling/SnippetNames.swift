/// The names and symbols that the compiler's index contains for one snippet.
struct SnippetNames: Hashable, Codable {
  /// The names in order, at most one for each position.
  var names: [IndexedName] = []
  /// The USRs of all external symbols that the snippet refers to or implements, sorted. Several symbols can have the
  /// same position.
  var symbols: [String] = []
}

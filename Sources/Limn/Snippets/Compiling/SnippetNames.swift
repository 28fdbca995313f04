/// The names and symbols that the compiler's index contains for one snippet.
struct SnippetNames: Hashable, Sendable, Codable {
  /// The names in order, at most one for each position.
  var names: [IndexedName] = []
  /// The USRs of all external symbols that the snippet refers to or implements, sorted. One position can have several symbols.
  var symbols: [String] = []
}

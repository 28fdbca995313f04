/// What the compiler's index says about one snippet.
struct SnippetNames: Hashable, Sendable, Codable {
  /// For each place one name, in order.
  var names: [IndexedName] = []
  /// The USRs of all external symbols that the snippet refers to or implements, sorted; several may share a place.
  var symbols: [String] = []
}

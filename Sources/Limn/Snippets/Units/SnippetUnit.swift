/// A snippet with exactly the earlier declarations that it needs: what the compiler sees.
struct SnippetUnit: Sendable {
  /// The snippet that is checked.
  var owner: Int
  /// What it is made of, earlier snippets first.
  var parts: [Part]
  /// Import statements, each once: its own and those of what it includes, in the order of the parts.
  var imports: [Import]
  /// Names that no snippet declares and that the unit uses.
  var mentions: Set<String> = []
  /// Whether its statements are first tried on the main actor: they have to do with a user interface and wait for nothing.
  var prefersMainActor = false
  /// Whether the compiler accepts its statements only on the other actor than the preferred one.
  var needsOtherActor = false

  /// An item of a snippet and where it goes.
  struct Part: Hashable, Sendable {
    var reference: ItemReference
    var role: Role
  }

  enum Role: Hashable, Sendable { case fileScope, statement, member }

  /// An import, with its place if it stands in a snippet.
  struct Import: Hashable, Sendable {
    var text: String
    var module: String
    var snippet: Int?
    var range: Range<Int>
  }
}

/// An item by its snippet and its place among the snippet's items.
struct ItemReference: Hashable, Sendable, Comparable {
  var snippet: Int
  var item: Int

  static func < (a: Self, b: Self) -> Bool { (a.snippet, a.item) < (b.snippet, b.item) }
}

/// A snippet with exactly the earlier declarations that it needs, as the compiler sees it.
struct SnippetUnit: Sendable {
  /// The snippet to check.
  var owner: Int
  /// Its parts, those of earlier snippets first.
  var parts: [Part]
  /// The import statements of the snippet and of the snippets it includes, without duplicates, in the order of the parts.
  var imports: [Import]
  /// Names that the unit uses and no snippet declares.
  var mentions: Set<String> = []
  /// Whether its statements are first compiled on the main actor, because they concern a user interface and do not await.
  var prefersMainActor = false
  /// Whether its statements compile only on the other actor than the preferred one.
  var needsOtherActor = false

  /// An item of a snippet and its role in the file.
  struct Part: Hashable, Sendable {
    var reference: ItemReference
    var role: Role
  }

  enum Role: Hashable, Sendable { case fileScope, statement, member }

  /// An import, with its location if a snippet contains it.
  struct Import: Hashable, Sendable {
    var text: String
    var module: String
    var snippet: Int?
    var range: Range<Int>
  }
}

/// An item, by its snippet and its index in the snippet.
struct ItemReference: Hashable, Sendable, Comparable {
  var snippet: Int
  var item: Int

  static func < (a: Self, b: Self) -> Bool { (a.snippet, a.item) < (b.snippet, b.item) }
}

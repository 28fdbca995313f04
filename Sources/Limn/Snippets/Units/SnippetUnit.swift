/// A compilation unit: a snippet with exactly the earlier declarations that it needs.
struct SnippetUnit: Sendable {
  /// The id of the snippet to check.
  var owner: Int
  /// The items to compile; those of earlier snippets come first.
  var parts: [Part]
  /// The imports of the snippet, and of the earlier snippets whose imports also apply to it, without duplicates.
  var imports: [Import]
  /// The modules that do not build and that earlier snippets of the page import. The unit is compiled without these imports.
  var lostImports: Set<String> = []
  /// The names that the unit uses and that no snippet declares.
  var mentions: Set<String> = []
  /// Whether the statements are first compiled on the main actor, because the unit imports a user-interface framework and does not use
  /// `await`.
  var prefersMainActor = false
  /// Whether the statements compile only with the opposite value of `prefersMainActor`.
  var needsOtherActor = false

  /// An item of a snippet, and where it is placed in the generated file.
  struct Part: Hashable, Sendable {
    var reference: ItemReference
    var role: Role
  }

  enum Role: Hashable, Sendable { case fileScope, statement, member }

  /// An import statement, with its position if a snippet contains it.
  struct Import: Hashable, Sendable {
    var text: String
    var module: String
    var snippet: Int?
    var range: Range<Int>
  }
}

/// Refers to an item by its snippet and its index in the snippet.
struct ItemReference: Hashable, Sendable, Comparable {
  var snippet: Int
  var item: Int

  static func < (a: Self, b: Self) -> Bool { (a.snippet, a.item) < (b.snippet, b.item) }
}

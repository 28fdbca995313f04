/// A compilation unit: a snippet and the earlier declarations that it needs.
struct SnippetUnit {
  /// The id of the snippet to check.
  var owner: Int
  /// The items to compile. Items of earlier snippets come before items of the checked snippet.
  var parts: [Part]
  /// The imports of the snippet, and of the earlier snippets whose imports also apply to it. There are no duplicates.
  var imports: [SnippetSyntax.Import]
  /// The modules that do not build, but that earlier snippets of the page import. The unit is compiled without these
  /// imports.
  var lostImports: Set<String> = []
  /// The names that the unit uses but no snippet declares.
  var mentions: Set<String> = []
  /// Whether Limn first compiles the statements on the main actor. The value is true if the unit imports a
  /// user-interface framework and its statements do not use `await`.
  var prefersMainActor = false
  /// Whether the statements compile only with the opposite value of `prefersMainActor`.
  var needsOtherActor = false

  /// An item of a snippet, and its place in the generated file.
  struct Part: Hashable {
    var reference: ItemReference
    var role: Role
  }

  enum Role { case fileScope, statement, member }
}

/// Refers to an item by its snippet and its index in the snippet.
struct ItemReference: Hashable, Comparable {
  var snippet, item: Int

  static func < (a: Self, b: Self) -> Bool { (a.snippet, a.item) < (b.snippet, b.item) }
}

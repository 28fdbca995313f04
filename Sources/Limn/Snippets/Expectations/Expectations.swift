/// What the comments of a snippet, and the fence after it, say will happen.
struct Expectations: Hashable, Sendable {
  var errors: [Expected] = []
  var warnings: [Expected] = []
  var values: [Value] = []
  var prints: [Print] = []
  /// The whole standard output, from a `text output` fence.
  var output: Output?

  /// A diagnostic that must appear.
  struct Expected: Hashable, Sendable {
    /// Part of its message.
    var text: String
    /// The line in the fence's own text, from 1.
    var line: Int
    /// The comment, in bytes of the snippet.
    var range: Range<Int>
  }

  /// `expression // -> value`
  struct Value: Hashable, Sendable {
    /// The item whose value it is.
    var item: Int
    /// The variable to show, if the item is a declaration.
    var variable: String?
    var text: String
    /// Whether a text may stand without its quotes, as many write after `=>`.
    var isLoose: Bool
    /// The text after the arrow, in bytes of the snippet.
    var range: Range<Int>
  }

  /// One or more comments `// Prints "…"` after an item.
  struct Print: Hashable, Sendable {
    var item: Int
    /// Joined by line ends.
    var text: String
    /// Whether it stands in quotes.
    var isQuoted: Bool
    /// From the opening quote of the first to the closing quote of the last.
    var range: Range<Int>
    var count: Int
  }

  /// A fence of output, by its place among the fences of the page.
  struct Output: Hashable, Sendable {
    var text: String
    var fence: Int
  }

  var needsRun: Bool { !values.isEmpty || !prints.isEmpty || output != nil }
}

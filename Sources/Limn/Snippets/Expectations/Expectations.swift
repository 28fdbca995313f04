/// The expected behavior of a snippet, from its comments and from the output block after it.
struct Expectations: Hashable, Sendable {
  var errors: [Expected] = []
  var warnings: [Expected] = []
  var values: [Value] = []
  var prints: [Print] = []
  /// The complete expected standard output, from a `text output` block.
  var output: Output?

  /// An error or warning that the compiler must report.
  struct Expected: Hashable, Sendable {
    /// A text that the diagnostic's message must contain.
    var text: String
    /// The line in the text of the code block, from 1.
    var line: Int
    /// The byte range of the comment in the snippet.
    var range: Range<Int>
  }

  /// An expected value: `expression // -> value`.
  struct Value: Hashable, Sendable {
    /// The index of the item whose value is expected.
    var item: Int
    /// The name of the variable to read, if the item is a declaration.
    var variable: String?
    var text: String
    /// Whether a string may be written without quotation marks, which is common after `=>`.
    var isLoose: Bool
    /// The byte range of the text after the arrow, in the snippet.
    var range: Range<Int>
  }

  /// Expected output: one or more `// Prints "…"` comments after an item.
  struct Print: Hashable, Sendable {
    var item: Int
    /// The expected lines, joined by line breaks.
    var text: String
    /// Whether the text is in quotation marks.
    var isQuoted: Bool
    /// The byte range in the snippet from the first expected text to the end of the last.
    var range: Range<Int>
    var count: Int
  }

  /// A block of expected output, with its index among the code blocks of the page.
  struct Output: Hashable, Sendable {
    var text: String
    var fence: Int
  }

  var needsRun: Bool { !values.isEmpty || !prints.isEmpty || output != nil }
}

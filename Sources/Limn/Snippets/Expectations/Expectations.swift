/// The expected behavior of a snippet. Comments in the snippet and the output block after it describe the behavior.
struct Expectations: Hashable {
  var errors: [Expected] = []
  var warnings: [Expected] = []
  var values: [Value] = []
  var prints: [Print] = []
  /// The complete expected standard output, from a `text output` block.
  var output: Output?

  /// An error or warning that the compiler must report.
  struct Expected: Hashable {
    /// A text that the diagnostic's message must contain.
    var text: String
    /// The line in the text of the code block, from 1.
    var line: Int
    /// The byte range of the comment in the snippet.
    var range: Range<Int>
  }

  /// An expected value, written as `expression // -> value`.
  struct Value: Hashable {
    /// The index of the item whose value is expected.
    var item: Int
    /// The name of the variable whose value is expected, if the item is a declaration; nil for an expression.
    var variable: String?
    var text: String
    /// Whether the author may write a string without quotation marks. Authors often do so after `=>`.
    var isLoose: Bool
    /// The byte range of the text after the arrow, relative to the start of the snippet.
    var range: Range<Int>
  }

  /// The expected output of an item, from one or more `// Prints "…"` comments after the item.
  struct Print: Hashable {
    var item: Int
    /// The expected lines, joined by line breaks.
    var text: String
    /// Whether the text is in quotation marks.
    var isQuoted: Bool
    /// The byte range in the snippet, from the start of the first expected text to the end of the last expected text.
    var range: Range<Int>
    var count: Int
  }

  /// A code block with expected output, and its index among the code blocks of the page.
  struct Output: Hashable {
    var text: String
    var fence: Int
  }

  var needsRun: Bool { !values.isEmpty || !prints.isEmpty || output != nil }
}

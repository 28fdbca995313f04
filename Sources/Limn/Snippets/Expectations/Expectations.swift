/// The expected behavior of a snippet, from its comments and from the output block after it.
struct Expectations: Hashable, Sendable {
  var errors: [Expected] = []
  var warnings: [Expected] = []
  var values: [Value] = []
  var prints: [Print] = []
  /// The complete standard output, from a `text output` block.
  var output: Output?

  /// A diagnostic that must appear.
  struct Expected: Hashable, Sendable {
    /// A part of the message.
    var text: String
    /// The line in the text of the code block, from 1.
    var line: Int
    /// The byte range of the comment in the snippet.
    var range: Range<Int>
  }

  /// An expected value: `expression // -> value`.
  struct Value: Hashable, Sendable {
    /// The item that has the value.
    var item: Int
    /// The variable to read, if the item is a declaration.
    var variable: String?
    var text: String
    /// Whether a string may be written without quotation marks, which is common after `=>`.
    var isLoose: Bool
    /// The byte range of the text after the arrow in the snippet.
    var range: Range<Int>
  }

  /// Expected output: one or more `// Prints "…"` comments after an item.
  struct Print: Hashable, Sendable {
    var item: Int
    /// The lines, joined by line breaks.
    var text: String
    /// Whether the text has quotation marks.
    var isQuoted: Bool
    /// The range from the opening quotation mark of the first comment to the closing one of the last.
    var range: Range<Int>
    var count: Int
  }

  /// A block of expected output, by its index among the blocks of the page.
  struct Output: Hashable, Sendable {
    var text: String
    var fence: Int
  }

  var needsRun: Bool { !values.isEmpty || !prints.isEmpty || output != nil }
}

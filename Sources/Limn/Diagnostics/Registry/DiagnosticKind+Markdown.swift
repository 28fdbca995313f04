extension DiagnosticKind {
  /// What is wrong with a Markdown file by itself.
  static let markdown: [DiagnosticKind] = [
    .init("invalid-utf8", .error, "A file holds a byte that is not UTF-8.", "Save the file as UTF-8."),
    .init("nul-byte", .error, "A text file holds a NUL byte.", "Remove the byte, or do not use the ending .md for a binary file."),
    .init(
      "unclosed-fence", .warning, "A code block is never closed, so all text after it is shown as code.",
      "End it with a line of the same marks that opened it."),
    .init("unclosed-front-matter", .error, "The front matter has no second line of three hyphens.", "Add the line."),
    .init("unused-footnote", .warning, "No text refers to a footnote, so it is not shown.", "Refer to it or remove it."),
    .init(
      "unknown-footnote", .warning, "A footnote mark has no definition.", "Define the footnote, or put a backslash before the bracket."),
    .init("repeated-footnote", .warning, "Two footnotes have one label.", "Give one of them another label."),
    .init("unknown-alert", .warning, "An alert has a kind that Limn does not know.", "Use NOTE, TIP, IMPORTANT, WARNING or CAUTION."),
    .init("unopened-tabs", .error, "A comment closes tabs that no comment opens.", "Add the opening comment or remove the closing one."),
    .init("unclosed-tabs", .error, "A comment opens tabs that no comment closes.", "Add the closing comment."),
    .init("empty-tabs", .error, "Tabs have no tab.", "Start each tab with its label in bold on a line of its own."),
    .init(
      "directive-without-fence", .error, "A comment about a code block has no code block after it.",
      "Put the comment right above the block."),
    .init("preview-without-name", .error, "A preview comment names no preview.", "Write one name in it."),
    .init("symbols-without-module", .error, "A symbols comment names no module.", "Write one module in it."),
    .init(
      "unknown-directive", .warning, "A documentation catalog uses a directive that Limn does not know; its content is shown.",
      "Correct the name, or set the severity to off."),
    .init(
      "foreign-markup", .warning,
      "Text holds markup of another generator, which is shown as it stands. There is one warning for each kind.",
      "Write it as Markdown, or set the severity to off."),
    .init("unclosed-directive", .error, "The braces of a directive are never closed.", "Add the closing brace."),
  ]
}

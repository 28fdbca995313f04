extension DiagnosticKind {
  /// Problems of a Markdown file.
  static let markdown: [DiagnosticKind] = [
    .init("invalid-utf8", .error, "A file holds a byte that is not UTF-8.", "Save the file as UTF-8."),
    .init("nul-byte", .error, "A text file holds a NUL byte.", "Remove the byte. If the file is binary, do not use the extension `.md`."),
    .init(
      "unclosed-fence", .warning, "A code block is never closed, so all text after it is shown as code.",
      "Close it with the same characters that opened it."),
    .init("unclosed-front-matter", .error, "Front matter has no closing line of three hyphens.", "Add the line."),
    .init("unused-footnote", .warning, "A footnote has no reference, so it is not shown.", "Add a reference or remove the footnote."),
    .init(
      "unknown-footnote", .warning, "A footnote reference has no definition.",
      "Define the footnote, or escape the bracket with a backslash."),
    .init("repeated-footnote", .warning, "Two footnotes have the same label.", "Change one of the labels."),
    .init("unknown-alert", .warning, "An alert has a kind that Limn does not know.", "Use NOTE, TIP, IMPORTANT, WARNING or CAUTION."),
    .init(
      "unopened-tabs", .error, "A comment closes a group of tabs that was never opened.",
      "Add the opening comment or remove the closing one."),
    .init("unclosed-tabs", .error, "A group of tabs is opened but never closed.", "Add the closing comment."),
    .init("empty-tabs", .error, "A group of tabs has no tabs.", "Start each tab with its label in bold on a separate line."),
    .init(
      "directive-without-fence", .warning, "A `swift:` comment is not directly above a code block, so it has no effect.",
      "Put the comment directly above a code block."),
    .init("preview-without-name", .error, "A `preview` comment does not name exactly one preview.", "Name one preview in the comment."),
    .init("layers-without-app", .error, "A `layers` comment names no app.", "Name an app in the comment."),
    .init("symbols-without-module", .error, "A `symbols` comment does not name exactly one module.", "Name one module in the comment."),
    .init(
      "unknown-directive", .warning,
      "A documentation catalog uses a directive that Limn does not know, so only the directive's content is shown.",
      "Correct the name, or set the severity to off."),
    .init(
      "foreign-markup", .warning,
      "The text has markup of another generator, which is shown as plain text. Each kind of markup is reported once.",
      "Replace it with Markdown, or set the severity to off."),
    .init("unclosed-directive", .error, "The opening brace of a directive is never closed.", "Add the closing brace."),
  ]
}

extension DiagnosticKind {
  /// Problems of a Markdown file.
  static let markdown: [DiagnosticKind] = [
    .init("invalid-utf8", .error, "A file holds a byte that is not UTF-8.", "Save the file as UTF-8."),
    .init(
      "nul-byte", .error, "A text file holds a NUL byte.",
      "Remove the byte. If the file is binary, do not use the extension `.md`."),
    .init(
      "unclosed-fence", .warning, "A code block is never closed, so all text after it is shown as code.",
      "Close the code block with the same characters that open it."),
    .init(
      "unclosed-front-matter", .error, "Front matter has no closing line of three hyphens.",
      "Add a line of three hyphens after the front matter."),
    .init(
      "unused-footnote", .warning, "A footnote is not shown, because the text has no reference to it.",
      "Add a reference or remove the footnote."),
    .init(
      "unknown-footnote", .warning, "A footnote reference has no definition.",
      "Define the footnote, or write a backslash before the opening bracket."),
    .init("repeated-footnote", .warning, "Two footnotes have the same label.", "Change one of the labels."),
    .init(
      "unknown-alert", .warning, "An alert has a kind that Limn does not know.",
      "Use NOTE, TIP, IMPORTANT, WARNING or CAUTION."),
    .init(
      "unopened-tabs", .error, "A comment closes a group of tabs that was never opened.",
      "Add the opening comment or remove the closing comment."),
    .init("unclosed-tabs", .error, "A group of tabs is opened but never closed.", "Add the closing comment."),
    .init(
      "empty-tabs", .error, "A group of tabs has no tabs.", "Start each tab with its label in bold on a separate line."),
    .init(
      "directive-without-fence", .warning,
      "A `swift:` comment is not directly above a code block, so it has no effect.",
      "Put the comment directly above a code block."),
    .init(
      "preview-without-name", .error, "A `preview` comment does not name exactly one preview.",
      "Name one preview in the comment."),
    .init("layers-without-app", .error, "A `layers` comment names no app.", "Name an app in the comment."),
    .init(
      "symbols-without-module", .error, "A `symbols` comment does not name exactly one module.",
      "Name one module in the comment."),
    .init(
      "unknown-directive", .warning,
      "A documentation catalog uses a directive that Limn does not know, so only the directive's content is shown.",
      "Correct the directive's name, or set the severity of `unknown-directive` to `off`."),
    .init(
      "foreign-markup", .warning,
      "The text contains markup of another site generator. Limn shows such markup as plain text, and reports each kind once.",
      "Replace the markup with Markdown, or set the severity of `foreign-markup` to `off`."),
    .init("unclosed-directive", .error, "The opening brace of a directive is never closed.", "Add the closing brace."),
  ]
}

extension DiagnosticKind {
  /// Problems of the pages, such as accessibility and size.
  static let pages: [DiagnosticKind] = [
    .init("image-without-text", .warning, "An image has no alternative text.", "Describe what the image shows."),
    .init(
      "empty-link", .warning, "A link or button has no text.", "Write where the link leads, or what the button does."),
    .init("empty-heading", .warning, "A heading has no text.", "Add text, or remove the heading."),
    .init(
      "heading-order", .warning, "A heading skips a level, such as a level-3 heading after a level-1 heading.",
      "Use the skipped level."),
    .init("second-title", .warning, "A page has a second level-1 heading.", "Use a level-2 heading."),
    .init(
      "table-without-header", .warning, "A table has an empty header row, or no header cell.",
      "Write the names of the columns or rows in header cells."),
    .init("field-without-label", .warning, "A form field has no label.", "Put the field in a `label` element."),
    .init(
      "frame-without-title", .warning, "An `iframe` has no title.",
      "Describe in the `title` attribute what the `iframe` shows."),
    .init("duplicate-id", .warning, "Two elements of a page have the same id.", "Change one of the ids."),
    .init(
      "no-language", .warning, "Raw HTML has an `html` element without `lang`.", "Add `lang`, or remove the element."),
    .init("bad-picture", .error, "A Graphviz diagram cannot be drawn.", "Fix the diagram as described in the message."),
    .init(
      "no-pictures", .warning,
      "The diagrams of the catalog cannot be drawn, usually because Graphviz is not installed. The pages show the diagrams as text.",
      "Install Graphviz. If it is installed, fix the problem described in the message."),
    .init(
      "frame-budget", .error,
      "The frame of a page (the header, the navigation, and the footer) is larger than the budget.",
      "Make the theme smaller, or raise `frame` in `budgets`."),
    .init(
      "long-article", .warning,
      "The page without its text is larger than `budgets.frame`, because its list of headings is long.",
      "Split the article."),
    .init("contrast-budget", .error, "Two colors of the theme have too little contrast.", "Choose other colors."),
    .init(
      "unread-color", .warning, "A color of the theme cannot be parsed, so its contrast is not checked.",
      "Write the color as `#rrggbb` or `light-dark(#rrggbb, #rrggbb)`."),
    .init(
      "unknown-app", .error, "A `layers` comment names an app that the catalog does not have.",
      "Use the name of an app in the catalog."),
    .init(
      "unknown-preview", .error, "A `preview` comment names a preview that does not exist.",
      "Use the name of an existing preview."),
    .init(
      "unknown-module", .error, "A `symbols` comment names a module that the package does not have.",
      "Use a module of the package."),
    .init(
      "shallow-clone", .warning, "The repository is a shallow clone, so pages have no dates.", "Fetch the full history."
    ),
    .init(
      "css-budget", .error, "The style sheets are larger than the budget.",
      "Make the style sheets smaller, or raise `css` in `budgets`."),
    .init(
      "script-budget", .error, "The scripts are larger than the budget.",
      "Make the scripts smaller, or raise `scripts` in `budgets`."),
    .init(
      "search-budget", .error, "The files that a reader's first search loads are larger than the budget.",
      "Publish fewer pages, or raise `search` in `budgets`."),
  ]
}

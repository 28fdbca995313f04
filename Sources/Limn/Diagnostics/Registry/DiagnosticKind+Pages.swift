extension DiagnosticKind {
  /// Problems of the pages, such as accessibility and size.
  static let pages: [DiagnosticKind] = [
    .init("image-without-text", .warning, "An image has no alternative text.", "Describe what it shows."),
    .init("empty-link", .warning, "A link or button has no text.", "Describe where it leads, or what it does."),
    .init("empty-heading", .warning, "A heading has no text.", "Add text, or remove the heading."),
    .init("heading-order", .warning, "A heading skips a level.", "Use the next level."),
    .init("second-title", .warning, "A page has a second level-1 heading.", "Use a level-2 heading."),
    .init("table-without-header", .warning, "A table has an empty header row, or no header cell.", "Name the columns or rows."),
    .init("field-without-label", .warning, "A form field has no label.", "Put it in a `label` element."),
    .init("frame-without-title", .warning, "An `iframe` has no title.", "In its `title` attribute, describe what it shows."),
    .init("duplicate-id", .warning, "Two elements of a page have the same id.", "Change one of the ids."),
    .init(
      "no-language", .warning, "Raw HTML has an `html` element without `lang`.", "Add `lang`, or remove the element."),
    .init("bad-picture", .error, "A Graphviz diagram cannot be drawn.", "Fix it as described in the message."),
    .init(
      "no-pictures", .warning,
      "The diagrams of the catalog cannot be drawn, usually because Graphviz is not installed. They are shown as text.",
      "Install Graphviz, or see the message."),
    .init(
      "frame-budget", .error, "The frame of a page (the header, the navigation, and the footer) is larger than the budget.",
      "Make the theme smaller, or raise `frame` in `budgets`."),
    .init(
      "long-article", .warning, "The table of contents of a page makes its frame larger than the budget.",
      "Split the article."),
    .init("contrast-budget", .error, "Two colors of the theme have too little contrast.", "Choose other colors."),
    .init(
      "unread-color", .warning, "A color of the theme cannot be parsed, so its contrast is not checked.",
      "Write it as `#rrggbb` or `light-dark(#rrggbb, #rrggbb)`."),
    .init(
      "unknown-app", .error, "A `layers` comment names an app that the catalog does not have.", "Use the name of an app in the catalog."),
    .init("unknown-preview", .error, "A `preview` comment names a preview that does not exist.", "Use the name of an existing preview."),
    .init(
      "unknown-module", .error, "A `symbols` comment names a module that the package does not have.", "Use a module of the package."),
    .init("shallow-clone", .warning, "The repository is a shallow clone, so pages have no dates.", "Fetch the full history."),
    .init("css-budget", .error, "The style sheets are larger than the budget.", "Make them smaller, or raise `css` in `budgets`."),
    .init("script-budget", .error, "The scripts are larger than the budget.", "Make them smaller, or raise `scripts` in `budgets`."),
    .init(
      "search-budget", .error, "The files that a first search loads are larger than the budget.",
      "Publish fewer pages, or raise `search` in `budgets`."),
  ]
}

extension DiagnosticKind {
  /// What keeps readers out of a page.
  static let pages: [DiagnosticKind] = [
    .init("image-without-text", .warning, "An image has no alternative text.", "Say what it shows."),
    .init("empty-link", .warning, "A link has no words.", "Say where it leads."),
    .init("empty-heading", .warning, "A heading has no words.", "Write them, or remove the heading."),
    .init("heading-order", .warning, "A heading skips a level.", "Use the next level."),
    .init("second-title", .warning, "A page has a second heading of the first level.", "Use a heading of the second level."),
    .init("table-without-header", .warning, "A table has no words in its header.", "Name the columns."),
    .init("field-without-label", .warning, "A form field has no label.", "Put it into a label element."),
    .init("frame-without-title", .warning, "A frame has no title.", "Say in its title attribute what it shows."),
    .init("duplicate-id", .warning, "Two elements of a page have one id.", "Change one of them."),
    .init("no-language", .warning, "A page does not say its language.", "Set `language` in `limn.yml`, or `lang` in a theme of your own."),
    .init("bad-picture", .error, "A Graphviz text cannot be drawn.", "Correct it as the message says."),
    .init("no-pictures", .warning, "Graphviz is not installed, so diagrams are shown as text.", "Install Graphviz."),
    .init("frame-budget", .error, "A page without its text is larger than the budget.", "Make the theme smaller, or raise `budgets`."),
    .init("long-article", .warning, "The table of contents of an article exceeds the budget.", "Split the article."),
    .init("contrast-budget", .error, "Two colors of the theme differ too little to be read.", "Choose other colors."),
    .init("unread-colour", .error, "A color of the theme cannot be read.", "Use #rrggbb."),
    .init("unknown-preview", .error, "A comment names a preview that does not exist.", "Use the name of a preview."),
    .init(
      "unknown-module", .error, "A comment lists the symbols of a module that the package does not have.", "Use a module of the package."),
    .init("shallow-clone", .warning, "The repository was cloned without its history, so pages have no dates.", "Fetch the whole history."),
    .init("css-budget", .error, "The style sheets are larger than the budget.", "Make them smaller, or raise `budgets`."),
    .init("script-budget", .error, "The scripts are larger than the budget.", "Make them smaller, or raise `budgets`."),
    .init("search-budget", .error, "A first search loads more than the budget.", "Leave pages out, or raise `budgets`."),
  ]
}

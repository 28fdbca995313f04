extension DiagnosticKind {
  /// Broken links and addresses.
  static let links: [DiagnosticKind] = [
    .init(
      "dead-link", .error, "A link leads to a page or file that does not exist, or has no destination.",
      "Correct the path, or remove the link."),
    .init("dead-anchor", .error, "A link names a heading that the linked page does not have.", "Use the anchor of a heading of that page."),
    .init(
      "dead-image", .error, "A page shows an image that does not exist, is a folder, or is outside the content folder.",
      "Correct the path, or add the file to the content folder."),
    .init(
      "external-link", .warning,
      "A link leads to a file of the repository that is not part of the site, or to a page of the repository's host.",
      "Set `repository` in `limn.yml`, so that the link leads to the host."),
    .init(
      "undefined-reference", .warning, "A link of the form `[text][label]` refers to an undefined label, so it is shown as text.",
      "Add a line `[label]: address`, or put code in backticks."),
    .init("unsafe-link", .error, "A link has a `javascript:` or `vbscript:` address.", "Use an address that starts with https."),
    .init(
      "unknown-document", .error, "A `doc:` link names an article that does not exist.",
      "Use an article's file name without the extension."),
    .init("ambiguous-document", .error, "A `doc:` link gives a name that several articles have.", "Link to the file by its path."),
    .init(
      "unknown-symbol", .error,
      "A symbol link does not match any declaration in the catalog. In an article of a documentation catalog, this is a warning instead.",
      "Correct the name, or use single backticks for code."),
    .init(
      "ambiguous-symbol", .error, "A symbol link matches several declarations.",
      "Write the module before the name."),
    .init("dead-external-link", .error, "An external link leads to a page that does not exist.", "Correct the address."),
    .init("silent-external-link", .warning, "The site of an external link does not respond.", "Try again later, or remove the link."),
    .init(
      "refused-external-link", .warning,
      "The site of an external link answers with another error than \"not found\", for example because it rejects automated requests.",
      "Open the link in a browser."),
    .init(
      "lost-address", .error, "A published address no longer exists.",
      "Add it to `aliases` in the front matter of the page that replaces it, or delete its line from `addresses.txt`."),
    .init("invalid-alias", .error, "An alias leads outside the site.", "Use a path below the root of the site."),
    .init("duplicate-alias", .error, "Two pages have the same alias.", "Remove it from one of the pages."),
    .init("taken-alias", .error, "An alias has the same address as an existing article.", "Remove the alias."),
    .init("duplicate-address", .error, "Two articles have the same address.", "Give one of them another `slug`, or rename its file."),
    .init("reserved-address", .error, "An article has the same address as a page that Limn generates.", "Give it another `slug`."),
  ]
}

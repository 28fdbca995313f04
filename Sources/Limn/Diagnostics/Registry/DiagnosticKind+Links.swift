extension DiagnosticKind {
  /// Broken links and addresses.
  static let links: [DiagnosticKind] = [
    .init(
      "dead-link", .error,
      "A link has no destination, or leads to a page or file that does not exist. In a documentation comment, the severity is warning, and the link is shown as text.",
      "Correct the path, or remove the link."),
    .init(
      "dead-anchor", .error, "A link names a heading that the linked page does not have.",
      "Use the anchor of a heading on the linked page."
    ),
    .init(
      "dead-image", .error, "A page shows an image that does not exist, is a folder, or is outside the content folder.",
      "Correct the path, or add the file to the content folder."),
    .init(
      "external-link", .warning,
      "A link leads to a file of the repository that is not part of the site, or to a page on the repository's host, such as the list of issues.",
      "Set `repository` in `limn.yml` to the address of the repository."),
    .init(
      "undefined-reference", .warning,
      "A link of the form `[text][label]` uses a label that is not defined, so the link is shown as plain text.",
      "Define the label in a line `[label]: address`. If the brackets are code, put them in backticks."),
    .init(
      "unsafe-link", .error,
      "A link has a `javascript:` or `vbscript:` address. In a documentation comment, the severity is warning, and the link is shown as text.",
      "Use an address that starts with https."),
    .init(
      "unknown-document", .error,
      "A `doc:` link names an article that does not exist. In a documentation comment, the severity is warning, and the link is shown as text.",
      "Write the file name of an existing article, without its extension."),
    .init(
      "ambiguous-document", .error, "A `doc:` link gives a name that several articles have.",
      "Link to the article by its path."),
    .init(
      "unknown-symbol", .error,
      "A symbol link does not match any declaration in the architecture catalog. For articles in `.docc` folders, the severity is warning.",
      "Correct the name. If no link is intended, use single backticks."),
    .init(
      "ambiguous-symbol", .error, "A symbol link matches several declarations.",
      "Write the module's name before the symbol's name."),
    .init(
      "dead-external-link", .error, "An external link leads to a page that does not exist.", "Correct the address."),
    .init(
      "silent-external-link", .warning, "The site of an external link does not respond.",
      "Try again later, or remove the link."),
    .init(
      "refused-external-link", .warning,
      "The site of an external link answers with an error other than \"not found\", for example because it rejects automated requests.",
      "Open the link in a browser to see whether it works."),
    .init(
      "lost-address", .error, "A published address no longer exists.",
      "To redirect the address to a page, add it to `aliases` in the page's front matter. Otherwise delete its line from `addresses.txt`."
    ),
    .init("invalid-alias", .error, "An alias leads outside the site.", "Use a path below the root of the site."),
    .init("duplicate-alias", .error, "Two pages have the same alias.", "Remove the alias from one of the pages."),
    .init("taken-alias", .error, "An alias has the same address as an existing article.", "Remove the alias."),
    .init(
      "duplicate-address", .error, "Two articles have the same address.",
      "Give one of the articles another `slug`, or rename its file."),
    .init(
      "reserved-address", .error,
      "An article has the address of a page that Limn generates, or an address below `catalog/`, `assets/` or `search/`.",
      "Give the article another `slug`, or move its file to another folder."),
  ]
}

// Directives that describe the page or the catalog, and show nothing at their place.
extension DirectiveKind {
  static let metadata: [DirectiveKind] =
    [
      hidden("Metadata", "holds directives about the page"),
      hidden("DisplayName", "the title of the page", arguments: [""]),
      hidden("TechnologyRoot", "makes the page the root of the catalog"),
      hidden("Redirected", "a page at an old address that leads to this page", arguments: ["from"]),
      hidden("Comment", "text that is not shown"), hidden("Options", "holds directives about the display"),
    ]
    + [
      "PageImage", "PageColor", "PageKind", "Available", "CallToAction", "SupportedLanguage", "TitleHeading",
      "DocumentationExtension", "AlternateRepresentation", "AutomaticSeeAlso", "AutomaticTitleHeading",
      "AutomaticArticleSubheading", "TopicsVisualStyle",
    ].map { hidden($0, "has no effect in Limn") }

  private static func hidden(_ name: String, _ summary: String, arguments: [String] = []) -> DirectiveKind {
    DirectiveKind(name, summary, arguments: arguments).with { $0.isHidden = true }
  }
}

extension LinkTable {
  /// A hash of what articles show besides their texts and verdicts: link targets, symbols, previews, aliases, and results.
  /// If the hash is the same as in the last build, unchanged articles are not rendered again. The hash can be compared
  /// only with hashes from the same run of the program.
  func fingerprint(_ previews: SitePreviews, _ lists: SymbolLists, _ shown: ArticleRenderer) -> Int {
    let apps = shown.results?.index.entities(of: .app).map(\.name) ?? []
    let parts: [AnyHashable] = [
      articles.mapValues(\.address), articles.mapValues(\.title), summaries, anchors, staticFiles, ignoredFiles,
      imageProblems, sizes, otherFiles, symbols, previews.embeds, lists.byModule, lists.modules, lacksCatalog,
      shown.aliases.covered, shown.aliases.redirects, shown.results?.html(on: ""), apps,
      apps.map { shown.results?.layers(of: $0, on: "") }, shown.siteTitle, shown.swiftVersion,
      shown.accessibility.level, repository?.url, repository?.branch,
    ]
    return parts.hashValue
  }
}

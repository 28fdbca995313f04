extension LinkTable {
  /// A hash of the link targets, symbols, previews, and aliases. If the hash is the same as in the last build,
  /// unchanged articles are not rendered again. The hash can be compared only with hashes from the same run of the
  /// program.
  func fingerprint(_ previews: SitePreviews, _ lists: SymbolLists, _ aliases: Aliases) -> Int {
    let parts: [AnyHashable] = [
      articles.mapValues(\.address), articles.mapValues(\.title), summaries, anchors, staticFiles, ignoredFiles,
      imageProblems, sizes, otherFiles, symbols, previews.embeds, lists.byModule, lists.modules, aliases.covered,
      aliases.redirects,
    ]
    return parts.hashValue
  }
}

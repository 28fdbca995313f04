extension LinkTable {
  /// A hash of the link targets, symbols, previews, and aliases. If the hash is the same as in the last build,
  /// unchanged articles are not rendered again. The hash can be compared only with hashes from the same run of the
  /// program.
  func fingerprint(_ previews: SitePreviews, _ lists: SymbolLists, _ aliases: Aliases) -> Int {
    var hasher = Hasher()
    for (path, target) in articles.sorted(by: { $0.key < $1.key }) {
      hasher.combine(path)
      hasher.combine(target.address)
      hasher.combine(target.title)
    }
    for (address, names) in anchors.sorted(by: { $0.key < $1.key }) {
      hasher.combine(address)
      hasher.combine(names)
    }
    hasher.combine(staticFiles)
    hasher.combine(ignoredFiles)
    hasher.combine(imageProblems)
    hasher.combine(sizes)
    hasher.combine(otherFiles)
    hasher.combine(symbols)
    hasher.combine(previews.embeds)
    hasher.combine(lists.byModule)
    hasher.combine(lists.modules)
    hasher.combine(aliases.covered)
    hasher.combine(aliases.redirects)
    return hasher.finalize()
  }
}

import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import LimnPlatform

/// A catalog as stored in the cache.
struct StoredCatalog: Codable {
  static let format = StoredFormat<StoredCatalog>("catalog", version: 77)

  var index: CatalogIndex
  var diagnostics: [Diagnostic]

  /// Computes the digest of all inputs of the catalog; nil if a file cannot be read.
  ///
  /// Each built package has a digest of its sources, its manifest, and the toolchain. The project's folder can also
  /// contain packages that were not built, and Xcode projects. Their targets and sources are inputs too.
  static func key(of builder: CatalogBuilder, profiles: [YAMLNode]) -> Digest? {
    let codebase = builder.codebase
    let built = Set(builder.packages.flatMap(\.description.targets).map(\.path))
    // Include each target that was not built. Also include each target of an Xcode project, even if a built package has
    // a target in the same folder. The two targets can have different sources in this folder.
    let others = codebase.description.targets.filter { !built.contains($0.path) || codebase.platforms[$0.name] != nil }
    var parts = builder.packages.flatMap { [$0.digest, $0.failedModules.joined(separator: ",")] }
    parts += [builder.toolchain.version, builder.toolchain.triple, builder.indexer?.bundled?.digest ?? "-"]
    parts += [
      "\(profiles)", "\((builder.baseline?.counts ?? [:]).sortedByKey)",
      builder.targets.joined(separator: ","), "\(builder.choices)",
    ]
    parts += codebase.packages
    func add(_ table: [String: some Any]) { parts += table.sortedByKey.map { "\($0.key) \($0.value)" } }
    add(codebase.embeds)
    add(codebase.flags)
    add(codebase.platforms)
    add(builder.levels)
    parts.append("\(builder.judgesAll) \(builder.repository?.url ?? "") \(builder.repository?.branch ?? "")")
    add(builder.previewIDs)
    parts += others.map { "\($0)" }
    // The catalog refers to lines of manifests, so add the texts of manifests. Add also the headers that are arguments
    // of compiler flags.
    let headers = codebase.flags.values.flatMap { $0 }.filter {
      $0.hasSuffix(".h") && builder.files.exists(codebase.root + "/" + $0)
    }
    for path in Set(others.flatMap { [$0.manifest] + $0.sources } + headers).sorted() {
      // If a file cannot be read, return nil, so that the cache is not used. The catalog is then created again, and an
      // error about the unreadable file is reported.
      guard let bytes = try? builder.files.read(codebase.root + "/" + path) else { return nil }
      parts += [path, Digest(of: bytes).hex]
    }
    for article in builder.articles {
      parts += [article.title, article.slug, article.path] + article.mentions.map { "\($0.name) \($0.location)" }
      parts.append(article.symbols.map { $0.sorted().withSpaces } ?? "-")
      parts.append(article.deprecated ?? "-")
    }
    return Digest(ofParts: parts)
  }

  static func read(_ key: Digest, from cache: ContentCache?) -> CatalogResult? {
    cache?.read(format, key).map { CatalogResult(index: $0.index, diagnostics: $0.diagnostics) }
  }

  static func store(_ result: CatalogResult, _ key: Digest, in cache: ContentCache?) {
    cache?.write(StoredCatalog(index: result.index, diagnostics: result.diagnostics), as: format, key)
  }
}

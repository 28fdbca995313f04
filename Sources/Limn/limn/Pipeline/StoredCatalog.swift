import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// A catalog as stored in the cache.
struct StoredCatalog: Codable, Sendable {
  static let format = StoredFormat<StoredCatalog>("catalog", version: 19)

  var index: CatalogIndex
  var diagnostics: [Diagnostic]
}

extension StoredCatalog {
  /// The digest of all inputs of the catalog. Nil if the root is not a package that was built, or if it contains an Xcode project.
  ///
  /// The package's digest covers its own sources, its manifest, and the toolchain. For other packages in the folder, the targets and
  /// sources are added.
  static func key(of builder: CatalogBuilder, profiles: [YAMLNode]) -> Digest? {
    let codebase = builder.codebase
    guard builder.packages.count == 1, codebase.embeds.isEmpty, codebase.platforms.isEmpty, codebase.flags.isEmpty else { return nil }
    let package = builder.packages[0]
    let built = Set(package.description.targets.map(\.path))
    let others = codebase.description.targets.filter { !built.contains($0.path) }
    guard codebase.packages != [""] || others.count <= package.failedModules.count else { return nil }
    var parts = [package.digest, "\(profiles)", "\(builder.baseline?.entries ?? [])"]
    parts += [builder.targets.joined(separator: ","), package.failedModules.joined(separator: ","), "\(builder.choices)"]
    parts += builder.levels.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    parts.append("\(builder.judgesAll) \(builder.repository?.url ?? "") \(builder.repository?.branch ?? "")")
    parts += builder.previewIDs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    parts += others.map { "\($0)" }
    // Some relations refer to lines of a manifest, so include the text of manifests as well as sources.
    for path in Set(others.flatMap { [$0.manifest] + $0.sources }).sorted() {
      // If a file cannot be read, do not use the cache: creating the catalog then reports the file.
      guard let bytes = try? builder.files.read(codebase.root + "/" + path) else { return nil }
      parts += [path, Digest(of: bytes).hex]
    }
    for article in builder.articles {
      parts += [article.title, article.slug, article.path] + article.mentions.map { "\($0.name) \($0.location)" }
      parts.append(article.symbols.map { $0.sorted().joined(separator: " ") } ?? "-")
    }
    return Digest(ofParts: parts)
  }

  static func read(_ key: Digest, from cache: ContentCache?) -> CatalogResult? {
    cache?.read(format, key).map { CatalogResult(index: $0.index, diagnostics: $0.diagnostics, phases: []) }
  }

  static func store(_ result: CatalogResult, _ key: Digest, in cache: ContentCache?) {
    cache?.write(StoredCatalog(index: result.index, diagnostics: result.diagnostics), as: format, key)
  }
}

import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnPreviews
import LimnSnippets
import LimnToolchain

extension Pipeline {
  /// Step 4: catalogs each type of the package and checks the rules.
  mutating func catalog(
    _ project: Project, toolchain: Toolchain, built: BuiltPackage?, _ material: inout BuildArtifacts
  ) throws(EnvironmentFailure) -> CatalogIndex {
    let (profiles, mistakes) = Profile.decode(project.settings.profiles, ruleIDs: Rule.all.map(\.id))
    diagnostics += mistakes
    let (choices, wrong) = ArchitectureChoices.decode(
      architecture: project.settings.architecture, kinds: project.settings.kinds, apps: project.settings.apps)
    diagnostics += wrong
    let codebase = try codebase(project, toolchain: toolchain, built: built)
    var builder = CatalogBuilder(
      codebase: codebase, packages: built.map { [$0] } ?? [], toolchain: toolchain, targets: project.settings.targets, profiles: profiles,
      levels: project.settings.ruleLevels(Rule.all.map(\.id)), articles: mentions(project, material.displayedVerdicts),
      repository: project.settings.repository, baseline: try baseline(), cache: cache, jobs: options.jobs, processes: processes,
      files: files)
    builder.choices = choices
    builder.symbolGraphs = symbolGraphs
    builder.judgesAll = options.asksForRules
    builder.indexer = indexer(for: codebase, toolchain: toolchain, built: built)
    let previews = material.graphs.map(\.preview).filter { $0.origin != .synthesized }
    builder.previewIDs = Dictionary(previews.map { ("\($0.location.path):\($0.location.line)", $0.id) }) { first, _ in first }
    let ready = builder
    let key = Self.key(of: ready, project)
    let result = try progress.phase("cataloging") { () throws(EnvironmentFailure) in
      if let known = key.flatMap(storedCatalog) { return known }
      let made = try ready.build()
      if let key, made.isComplete { store(made, key) }
      return made
    }
    material.hasCompleteCatalog = result.isComplete
    if !result.phases.isEmpty { progress.parts(result.phases) }
    diagnostics += failedTargets(of: codebase)
    let violations = result.diagnostics
    if options.only.contains(.rules) {
      diagnostics += violations
      acceptedViolations = result.index.violations.count { $0.state == .baseline }
      phases.append(
        CheckPhase(
          name: "rules",
          counts: [
            .init("entities", result.index.entities.count), .init("rules", result.index.rules.count),
            .init("violations", violations.count), .init("suppressed", result.index.violations.count { $0.state == .suppressed }),
          ]))
    }
    return result.index
  }

  /// The indexer for targets that were not built. It indexes the code that compiles.
  private func indexer(for codebase: Codebase, toolchain: Toolchain, built: BuiltPackage?) -> PartialIndexer {
    var indexer = PartialIndexer(
      root: layout.root, scratch: layout.cache + "/partial", toolchain: toolchain, bundled: bundled, packages: built.map { [$0] } ?? [],
      jobs: options.jobs, processes: processes, files: files)
    indexer.platforms = codebase.platforms
    indexer.flags = codebase.flags
    return indexer
  }

  /// The packages and Xcode projects to catalog. If the settings name targets, this is only the package in the root folder.
  private mutating func codebase(_ project: Project, toolchain: Toolchain, built: BuiltPackage?) throws(EnvironmentFailure) -> Codebase {
    // If a target failed, do not use the description from the build: it lacks this target, which the catalog reads from its syntax.
    let known = built.flatMap { $0.failedModules.isEmpty ? $0.description : nil }
    if let known, !project.settings.targets.isEmpty { return Codebase(root: layout.root, description: known) }
    let reader = CodebaseReader(
      root: layout.root, scratch: layout.cache + "/packages", toolchain: toolchain, projects: project.settings.projects,
      known: known, cache: cache, jobs: options.jobs, processes: processes, files: files)
    let codebase = try progress.phase("reading projects") { () throws(EnvironmentFailure) in try reader.read() }
    diagnostics += codebase.diagnostics
    return codebase
  }

  /// One warning for each target that was not built, at the location of its first error.
  private func failedTargets(of codebase: Codebase) -> [Diagnostic] {
    var first: [String: Diagnostic] = [:]
    for failure in buildFailures {
      let target = codebase.description.targets.first { target in
        failure.location.map { target.sources.contains($0.path) || $0.path.hasPrefix(target.path + "/") } ?? false
      }
      let name = target.map { "target '\($0.name)'" } ?? "the package"
      if first[name] == nil { first[name] = failure }
    }
    return first.sorted { $0.key < $1.key }.map { name, failure in
      .warning(
        "not-built",
        "\(name) does not build here, so the catalog uses only the syntax of the code that does not compile: \(failure.message)",
        at: failure.location)
    }
  }

  /// The digest of all inputs of the catalog; nil if the root is not a package that was built, or if it contains an Xcode project. The
  /// package's digest covers its own sources, its manifest, and the toolchain. Other packages in its folder are covered by their targets
  /// and sources.
  private static func key(of builder: CatalogBuilder, _ project: Project) -> Digest? {
    let codebase = builder.codebase
    guard builder.packages.count == 1, codebase.embeds.isEmpty, codebase.platforms.isEmpty, codebase.flags.isEmpty else { return nil }
    let package = builder.packages[0]
    let built = Set(package.description.targets.map(\.path))
    let others = codebase.description.targets.filter { !built.contains($0.path) }
    guard codebase.packages != [""] || others.count <= package.failedModules.count else { return nil }
    var parts = [package.digest, "\(project.settings.profiles)", "\(builder.baseline?.entries ?? [])"]
    parts += [builder.targets.joined(separator: ","), package.failedModules.joined(separator: ","), "\(builder.choices)"]
    parts += builder.levels.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    parts.append("\(builder.judgesAll) \(builder.repository?.url ?? "") \(builder.repository?.branch ?? "")")
    parts += builder.previewIDs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    parts += others.map { "\($0)" }
    // Relations from a manifest name its lines, so its text counts as that of the sources does.
    for path in Set(others.flatMap { [$0.manifest] + $0.sources }).sorted() {
      // The catalog itself reports a file that cannot be read.
      guard let bytes = try? builder.files.read(codebase.root + "/" + path) else { return nil }
      parts += [path, Digest(of: bytes).hex]
    }
    for article in builder.articles {
      parts += [article.title, article.slug, article.path] + article.mentions.map { "\($0.name) \($0.location)" }
      parts.append(article.symbols.map { $0.sorted().joined(separator: " ") } ?? "-")
    }
    return Digest(ofParts: parts)
  }

  private func storedCatalog(_ key: Digest) -> CatalogResult? {
    cache?.read(StoredCatalog.format, key).map { CatalogResult(index: $0.index, diagnostics: $0.diagnostics, phases: []) }
  }

  private func store(_ result: CatalogResult, _ key: Digest) {
    cache?.write(StoredCatalog(index: result.index, diagnostics: result.diagnostics), as: StoredCatalog.format, key)
  }

  /// The accepted violations of rules, if the project has a baseline.
  private mutating func baseline() throws(EnvironmentFailure) -> Baseline? {
    let path = layout.site + "/baseline.json"
    guard files.exists(path) else { return nil }
    let bytes: [UInt8]
    do { bytes = try files.read(path) } catch { throw error.failure }
    let (baseline, mistakes) = Baseline.read(bytes, path: layout.relative(path))
    diagnostics += mistakes
    return baseline
  }

  /// For each article, the symbols that its text names and that its snippets use.
  private func mentions(_ project: Project, _ verdicts: [Verdict]) -> [ArticleMentions] {
    let byPath = Dictionary(grouping: verdicts, by: \.path)
    let addresses = Article.addresses(of: project.pages)
    return zip(project.pages, addresses).map { article, address in
      let path = article.document.path
      let named = article.document.links.filter { $0.kind == .symbol }.map { link in
        ArticleMentions.Mention(
          name: link.destination, location: Location(path: path, line: link.range.start.line, column: link.range.start.column))
      }
      let used = (byPath[path] ?? []).filter { $0.kind == .passed }.flatMap { verdict in
        verdict.mentions.map {
          ArticleMentions.Mention(name: $0, location: Location(path: path, line: verdict.line))
        }
      }
      let slug = address.path.hasSuffix(".html") ? String(address.path.dropLast(5)) : address.path
      var mentions = ArticleMentions(title: article.title, slug: slug, path: path, mentions: named + used)
      if options.only.contains(.snippets), options.snippets.wantsTokens {
        let hidden = Set(article.document.fences.filter(\.isHidden).map(\.range.start.line))
        let shown = (byPath[path] ?? []).filter { $0.kind == .passed && !hidden.contains($0.line) }
        mentions.symbols = Set(shown.flatMap(\.symbols))
      }
      return mentions
    }
  }
}

/// A catalog as stored in the cache.
private struct StoredCatalog: Codable, Sendable {
  static let format = StoredFormat<StoredCatalog>("catalog", version: 13)

  var index: CatalogIndex
  var diagnostics: [Diagnostic]
}

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
  /// 4. What each type of the package is, and which rules it breaks.
  mutating func catalog(
    _ project: Project, toolchain: Toolchain, built: BuiltPackage, _ material: BuildArtifacts
  ) throws(EnvironmentFailure) -> CatalogIndex {
    let (profiles, mistakes) = Profile.decode(project.settings.profiles, ruleIDs: Rule.all.map(\.id))
    diagnostics += mistakes
    var builder = CatalogBuilder(
      package: built, toolchain: toolchain, targets: project.settings.targets, profiles: profiles,
      levels: project.settings.ruleLevels(Rule.all.map(\.id)), articles: mentions(project, material.verdicts),
      repository: project.settings.repository, baseline: try baseline(), cache: cache,
      jobs: options.jobs, processes: processes, files: files)
    builder.symbolGraphs = symbolGraphs
    let previews = material.graphs.map(\.preview).filter { $0.origin != .synthesized }
    builder.previewIDs = Dictionary(previews.map { ("\($0.location.path):\($0.location.line)", $0.id) }) { first, _ in first }
    let ready = builder
    let result = try progress.phase("cataloguing") { () throws(EnvironmentFailure) in try ready.build() }
    progress.parts(result.phases)
    let violations = result.diagnostics
    if options.only.contains(.rules) {
      diagnostics += violations
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

  /// The failures that were accepted, if there is such a file.
  private mutating func baseline() throws(EnvironmentFailure) -> Baseline? {
    let path = layout.site + "/baseline.json"
    guard files.exists(path) else { return nil }
    let bytes: [UInt8]
    do { bytes = try files.read(path) } catch { throw error.failure }
    let (baseline, mistakes) = Baseline.read(bytes, path: layout.relative(path))
    diagnostics += mistakes
    return baseline
  }

  /// The symbols that each article names, in its text and in its snippets.
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

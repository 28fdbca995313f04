import LimnCatalog
import LimnDiagnostics
import LimnPages
import LimnPreviews
import LimnSnippets
import LimnTolerantBuild

/// Step 5: catalogs each type of the package and checks the rules.
struct CatalogPhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  let codebase: Codebase
  let links: CatalogLinks

  func run() throws -> CheckedCatalog {
    let (profiles, mistakes) = Profile.decode(settings.profiles, ruleIDs: Rule.all.map(\.id))
    let (choices, wrong) = ArchitectureChoices.decode(
      architecture: settings.architecture, kinds: settings.kinds, apps: settings.apps)
    var builder = CatalogBuilder(
      codebase: codebase, packages: package.built.map { [$0] } ?? [], toolchain: package.toolchain)
    builder.targets = settings.targets
    builder.profiles = profiles
    builder.levels = settings.ruleLevels(Rule.all.map(\.id))
    builder.articles = mentions
    builder.repository = settings.repository
    builder.baseline = project.baseline?.only(.rule)
    builder.choices = choices
    builder.choices.interface = settings.symbols == .public ? .public : .internal
    builder.symbolGraphs = context.symbolGraphs
    builder.judgesAll = options.asksForRules
    builder.indexer = TolerantBuild(workspace, package, codebase, folder: "partial")
    builder.cache = cache
    builder.jobs = options.jobs
    builder.processes = processes
    let previews = links.previews.map(\.preview).filter { $0.origin != .synthesized }
    builder.previewIDs = previews.keyed { ("\($0.location.path):\($0.location.line)", $0.id) }
    let ready = builder
    let key = StoredCatalog.key(of: ready, profiles: settings.profiles)
    let result = try progress.phase("reading the source code") {
      if let known = key.flatMap({ StoredCatalog.read($0, from: cache) }) { return known }
      let made = try ready.build()
      if let key, made.isComplete { StoredCatalog.store(made, key, in: cache) }
      return made
    }
    if !result.phases.isEmpty { progress.parts(result.phases) }
    var checked = CheckedCatalog(
      index: published(result.index), isComplete: result.isComplete,
      findings: Findings(diagnostics: mistakes + wrong + codebase.diagnostics + failedTargets(of: codebase)))
    if options.only.contains(.rules) {
      let isReported = reportsRules(of: result)
      if isReported { checked.checkedRules = result.index.rules }
      // Rules that do not apply have no pages.
      if !isReported, result.index.violations.isEmpty, result.index.entities(of: .app).isEmpty {
        checked.index?.rules = []
      }
      checked.findings = checked.findings + violations(of: result, isReported: isReported)
      checked.acceptedViolations = result.index.violations.count { $0.state == .baseline }
    } else {
      // What the catalog lacks is reported even if rules are not checked.
      let missing = result.diagnostics.filter { [.symbolsUnread, .deepCode].contains($0.kind) }
      checked.findings = checked.findings + Findings(diagnostics: missing)
    }
    return checked
  }

  /// Whether violations can be reported. In code without an architecture, they are reported only on request.
  private func reportsRules(of result: CatalogResult) -> Bool {
    let isAsked = options.asksForRules || !settings.ruleLevels(Rule.all.map(\.id)).isEmpty
    return !result.index.profiles.isEmpty || isAsked || project.baseline?.only(.rule).total ?? 0 > 0
  }

  private func violations(of result: CatalogResult, isReported: Bool) -> Findings {
    guard isReported else {
      let hasApp = !result.index.entities(of: .app).isEmpty
      let skip = CheckPhase.Skip(
        hasApp
          ? "the app's architecture was not recognized"
          : "they are about the architecture of an app, and there is no app")
      return Findings(diagnostics: result.diagnostics, phases: [CheckPhase(name: "rules", skip: skip)])
    }
    let rules = result.index.rules
    func count(_ state: Violation.State) -> Int { result.index.violations.count { $0.state == state } }
    let open = count(.open)
    let phase = CheckPhase(
      name: "rules",
      counts: [
        .init(
          "violations", open,
          "\(open.noun("violation")) of \(rules.count.counted("rule")) (--verbose lists the rules)"),
        .init("suppressed", count(.suppressed)), .init("unconfirmed", count(.unconfirmed), "possible and not reported"),
        .init("entities", result.index.entities.count, ""), .init("rules", rules.count, ""),
      ])
    return Findings(diagnostics: result.diagnostics, phases: [phase])
  }

  /// Returns the index, or nil if there is no code to catalog.
  private func published(_ index: CatalogIndex) -> CatalogIndex? {
    let isPublished =
      options.catalogsAnything || hasPackage
      || index.entities.values.contains { $0.kind == .target }
    return isPublished ? index : nil
  }

  /// One warning for each target that was not built at all or only with parts replaced, at the location of its first
  /// error.
  private func failedTargets(of codebase: Codebase) -> [Diagnostic] {
    var first: [String: Diagnostic] = [:]
    for failure in package.failures {
      let target = codebase.description.targets.first { target in
        failure.location.map { target.sources.contains($0.path) || $0.path.hasPrefix(target.path + "/") } ?? false
      }
      let name = target.map { "target '\($0.name)'" } ?? "the package"
      if let target, package.rebuilt.contains(target.name) { continue }
      if first[name] == nil { first[name] = failure }
    }
    return first.sortedByKey.map { name, failure in
      .init(
        .notBuilt,
        "\(name) does not build here, so code that does not compile is cataloged only from its syntax: \(failure.message)",
        at: failure.location)
    }
  }

  /// For each article, the symbols that its text names and that its snippets use.
  var mentions: [ArticleMentions] {
    let byPath = links.verdicts.grouped(by: \.path)
    return zip(project.pages, Article.addresses(of: project.pages)).map { article, address in
      let path = article.document.path
      let named = article.document.links.filter { $0.kind == .symbol }.map { link in
        ArticleMentions.Mention(
          name: link.destination,
          location: Location(link.range.start, path: path))
      }
      let used = (byPath[path] ?? []).filter { $0.kind == .passed }.flatMap { verdict in
        verdict.mentions.map {
          ArticleMentions.Mention(name: $0, location: verdict.location)
        }
      }
      let slug = address.path.trimmingSuffix(".html")
      var mentions = ArticleMentions(title: article.title, slug: slug, path: path, mentions: named + used)
      if article.document.directives.contains(where: { $0.name == "DeprecationSummary" }) {
        mentions.deprecated = article.document.extendedSymbol
      }
      if options.only.contains(.snippets), options.snippets.wantsTokens {
        let hidden = Set(article.document.fences.filter(\.isHidden).map(\.line))
        let shown = (byPath[path] ?? []).filter { $0.kind == .passed && !hidden.contains($0.line) }
        mentions.symbols = Set(shown.flatMap(\.symbols))
      }
      return mentions
    }
  }
}

/// The artifacts that entities of the catalog link to: the articles whose snippets use an entity, and the pages of
/// previews.
struct CatalogLinks {
  let verdicts: [Verdict]
  let previews: [StateGraph]
}

/// The catalog, and the violations of rules.
struct CheckedCatalog {
  /// Nil if there is no code. The catalog then has no pages.
  var index: CatalogIndex?
  /// Whether the catalog was created within its time limits. If not, the catalog may lack facts that the next build
  /// finds.
  var isComplete: Bool
  /// The number of violations that the baseline accepts.
  var acceptedViolations = 0
  /// The rules that code was checked against.
  var checkedRules: [RuleSummary] = []
  var findings: Findings
}

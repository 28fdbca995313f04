public import LimnConfiguration
public import LimnDiagnostics
import Foundation
public import LimnPlatform
public import LimnToolchain

/// Creates the catalog of a codebase.
public struct CatalogBuilder: Sendable {
  /// All targets, and the locations of their declarations.
  public var codebase: Codebase
  /// The built packages. If a target failed to build, its module may be missing.
  public var packages: [BuiltPackage]
  /// The team's settings for its apps, from `limn.yml`.
  public var choices = ArchitectureChoices()
  public var toolchain: Toolchain
  /// Names of the targets to document. The tests of these targets are read too. If empty, all targets are documented.
  public var targets: [String]
  public var profiles: [Profile]
  /// The levels that the settings give to rules, such as `warning`, by rule id. A level replaces the rule's default
  /// severity.
  public var levels: [String: Settings.RuleLevel]
  /// The articles, each with the symbols that it mentions.
  public var articles: [ArticleMentions]
  public var repository: Settings.Repository?
  /// The accepted violations of rules.
  public var baseline: Baseline?
  public var cache: ContentCache?
  /// The symbol graphs that this run has already read.
  public var symbolGraphs: SymbolGraphMemo?
  /// The ids of previews that have a page. The key is the path and line of the preview's declaration, such as
  /// `Sources/A/View.swift:12`.
  public var previewIDs: [String: String] = [:]
  /// Whether Limn reports all violations in code that belongs to no app with an architecture. If false, Limn reports a
  /// violation in such code only in three cases: the settings contain the violated rule, the baseline has entries, or
  /// Limn reports the violations of at least one app.
  public var judgesAll = false
  /// Indexes targets that were not built. If nil, only the syntax of these targets is read.
  public var indexer: PartialIndexer?
  public var jobs: Int?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    package: BuiltPackage, toolchain: Toolchain, targets: [String] = [], profiles: [Profile] = Profile.builtIn,
    levels: [String: Settings.RuleLevel] = [:], articles: [ArticleMentions] = [],
    repository: Settings.Repository? = nil,
    baseline: Baseline? = nil, cache: ContentCache? = nil, jobs: Int? = nil, processes: ProcessRunner = .local,
    files: FileSystem = .local
  ) {
    self.init(
      codebase: Codebase(root: package.root, description: package.description), packages: [package],
      toolchain: toolchain, targets: targets,
      profiles: profiles, levels: levels, articles: articles, repository: repository, baseline: baseline, cache: cache,
      jobs: jobs,
      processes: processes, files: files)
  }

  /// - Parameter packages: the built packages. Code outside of these packages is read by `indexer`, or only as syntax
  ///   if `indexer` is nil.
  public init(
    codebase: Codebase, packages: [BuiltPackage], toolchain: Toolchain, targets: [String] = [],
    profiles: [Profile] = Profile.builtIn,
    levels: [String: Settings.RuleLevel] = [:], articles: [ArticleMentions] = [],
    repository: Settings.Repository? = nil,
    baseline: Baseline? = nil, cache: ContentCache? = nil, jobs: Int? = nil, processes: ProcessRunner = .local,
    files: FileSystem = .local
  ) {
    self.codebase = codebase
    self.packages = packages
    self.toolchain = toolchain
    self.targets = targets
    self.profiles = profiles
    self.levels = levels
    self.articles = articles
    self.repository = repository
    self.baseline = baseline
    self.cache = cache
    self.jobs = jobs
    self.processes = processes
    self.files = files
  }
}

/// The result of building a catalog: the index, the diagnostics, and the duration of each phase.
public struct CatalogResult: Sendable {
  public var index: CatalogIndex
  /// The violations in the state `open`, and mistakes in profiles, suppressions, and the baseline; sorted.
  public var diagnostics: [Diagnostic]
  /// The phases in execution order.
  public var phases: [(name: String, duration: Duration)]
  /// Whether the compiler finished indexing the targets that were not built. If a time limit stopped the compiler,
  /// another run may find more relations.
  public var isComplete: Bool

  public init(
    index: CatalogIndex, diagnostics: [Diagnostic], phases: [(name: String, duration: Duration)],
    isComplete: Bool = true
  ) {
    self.index = index
    self.diagnostics = diagnostics
    self.phases = phases
    self.isComplete = isComplete
  }
}

extension CatalogBuilder {
  /// Reads sources, symbols, and the index; finds relations; checks the rules.
  public func build() throws(EnvironmentFailure) -> CatalogResult {
    var clock = PhaseClock()
    let documented = documentedTargets()
    let facts = try SourceFactsReader(root: codebase.root, cache: cache, jobs: jobs, files: files).facts(of: documented)
    clock.end("syntax")
    let (apps, profileProblems) = AppFinder(
      description: codebase.description, profiles: profiles, documented: Set(documented.map(\.name)), facts: facts,
      embeds: codebase.embeds,
      choices: choices
    ).apps()
    clock.end("architecture")
    var (graphs, unread) = try graphs(of: documented, inApps: Set(apps.flatMap(\.targets)))
    clock.end("symbols")
    // Relations between symbols are read only if public interfaces are compared with the snippets of articles. Nothing
    // else needs them.
    let wantsRelations = articles.contains { $0.symbols != nil }
    var occurrences: [String: [Occurrence]] = [:]
    let paths = Set(facts.map { codebase.root + "/" + $0.facts.path })
    for package in packages where files.isFolder(package.indexStore) {
      let store = IndexStore(path: package.indexStore, toolchain: toolchain, jobs: jobs, wantsRelations: wantsRelations)
      for file in try store.files(paths) { occurrences[file.path, default: []] += file.occurrences }
    }
    // The index of a target that failed to build is incomplete, so its entries are left out.
    let failed = Set(packages.flatMap(\.failedModules))
    let known = facts.map { facts, target in
      (facts, target, failed.contains(target.module) ? [] : occurrences[codebase.root + "/" + facts.path] ?? [])
    }
    clock.end("index")
    let partial = try partialIndex(of: known)
    clock.end("indexing")
    // Some files have no entries in the index. The names in these files are resolved by syntax. In a package that was
    // built, only files with almost no code lack entries, so this step is fast.
    let (root, files) = (codebase.root, files)
    let noted = known.map { facts, target, noted in
      (facts, target, noted.isEmpty ? partial.occurrences[facts.path] ?? [] : noted)
    }
    let incomplete = Set(partial.occurrences.keys)
    let syntax = SyntaxIndex(noted, incomplete: incomplete, description: codebase.description, jobs: jobs) { path in
      (try? files.read(root + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
    }
    graphs.append(syntax.graph)
    let presenters = Presenters.transitions(facts.filter { $0.target.kind != .test }.flatMap(\.facts.presenters))
    let defined = Set(
      incomplete.isEmpty ? [] : noted.flatMap { $0.2.filter { $0.roles.contains(.definition) }.map(\.usr) })
    let codeFiles = noted.map { facts, target, noted in
      let guessed = syntax.occurrences[facts.path] ?? []
      return CodeFile(
        facts: facts, target: target, occurrences: noted, guessed: guessed, defined: defined,
        level: noted.isEmpty ? .read : incomplete.contains(facts.path) ? .indexed : .built, presenters: presenters)
    }
    clock.end("names")
    var code = CodeModelBuilder(
      description: codebase.description, files: codeFiles, graphs: graphs, apps: apps, kinds: choices.kinds)
    var model = code.build()
    model.openCases = syntax.openCases
    let previews = PreviewNaming(model: model, known: previewIDs).previews()
    for preview in previews { model.files[preview.file].previews[preview.index] = preview.id }
    clock.end("entities")
    var finder = RelationFinder(model: model, manifests: try manifests())
    let assembly = IndexAssembly(
      model: model, previews: previews, relations: finder.relations(), documented: documented, articles: articles,
      libraries: LibraryCoverageCount(model: model, graphs: graphs, articles: articles).libraries(),
      repository: repository)
    clock.end("relations")
    let context = RuleContext(model: model, previews: previews, relations: assembly.relations)
    let verdict = RuleCheck(levels: levels, baseline: baseline, profiles: profiles, judgesAll: judgesAll).run(context)
    var index = assembly.index(rules: verdict)
    let hasUIKit = indexer?.bundled?.uiKitFlags != nil
    let missing = MissingModules(
      files: codeFiles, own: Set(codebase.description.targets.map(\.module)),
      uiKitTargets: hasUIKit ? indexer?.uiKitTargets ?? [] : [],
      toolchain: toolchain)
    index.missing = missing.ranked(symbols: partial.missing, folders: packages.flatMap(\.modulesFolders), files)
    clock.end("rules")
    let types = Set(
      facts.flatMap(\.facts.types).filter { $0.keyword != "extension" }.flatMap { [$0.name, $0.shortName] })
    let deep = facts.flatMap(\.facts.findings).filter { $0.kind == .deepCode }.map { finding in
      Diagnostic(
        .deepCode, "the code in this file is nested too deeply to be read, so it is missing from the catalog",
        severity: .warning, at: finding.location)
    }
    let diagnostics =
      unread + deep + profileProblems + choices.mistakes(types: types) + code.unusedKinds(profiles)
      + verdict.diagnostics
    return CatalogResult(
      index: index, diagnostics: diagnostics.sorted(), phases: clock.phases, isComplete: partial.isComplete)
  }

  /// The compiler's partial index of the targets that were not built. Test targets are excluded.
  private func partialIndex(
    of known: [(facts: FileFacts, target: PackageTarget, occurrences: [Occurrence])]
  ) throws(EnvironmentFailure) -> PartialIndex {
    let built = Set(known.filter { !$0.occurrences.isEmpty }.map(\.target.name))
    let wanted = Set(known.filter { !built.contains($0.target.name) && $0.target.kind != .test }.map(\.target.name))
    guard let indexer, !wanted.isEmpty else { return PartialIndex() }
    let imports = Dictionary(
      known.map { ($0.facts.path, Set($0.facts.imports.map(\.module))) }, uniquingKeysWith: { $0.union($1) })
    return try indexer.index(
      codebase.description.targets.filter { wanted.contains($0.name) }, in: codebase.description, imports: imports)
  }

  /// The symbol graphs of the documented targets that were built. The graph of a library contains its interface, and
  /// the graph of another target contains all its declarations. If the compiler cannot read a module, its graph is
  /// missing, and a diagnostic says why.
  private func graphs(
    of documented: [PackageTarget], inApps: Set<String>
  ) throws(EnvironmentFailure) -> ([SymbolGraph], [Diagnostic]) {
    var graphs: [SymbolGraph] = []
    var problems: [Diagnostic] = []
    for package in packages {
      let own = Set(package.description.targets.map(\.module))
      let built = documented.filter { target in
        target.kind != .test && own.contains(target.module)
          && package.modulesFolders.contains { files.exists("\($0)/\(target.module).swiftmodule") }
      }
      let targets = package.description.targets.filter { target in built.contains { $0.module == target.module } }
      for (level, names) in Dictionary(
        grouping: targets, by: { $0.kind != .library || inApps.contains($0.name) ? .private : choices.interface })
      {
        var extractor = SymbolGraphExtractor(
          package: package, toolchain: toolchain, cache: cache, memo: symbolGraphs, jobs: jobs, processes: processes,
          files: files)
        extractor.level = level
        for (target, result) in zip(names, try extractor.results(ofTargets: names.map(\.name))) {
          switch result {
          case .success(let graph): graphs.append(graph)
          case .failure(let failure):
            problems.append(
              .init(
                .symbolsUnread, "\(failure.message); its pages are made from its sources alone",
                at: target.sources.sorted().first.map { Location(path: $0) }))
          }
        }
      }
    }
    return (graphs, problems)
  }

  /// Returns one reader for each package manifest and project file, keyed by the path of the file. The reader finds
  /// where targets are declared.
  private func manifests() throws(EnvironmentFailure) -> [String: ManifestReader] {
    var found: [String: ManifestReader] = [:]
    for path in Set(codebase.description.targets.map(\.manifest)) {
      do throws(FileError) {
        found[path] = ManifestReader(
          String(decoding: try files.read(codebase.root + "/" + path), as: UTF8.self), path: path)
      } catch { throw error.failure }
    }
    return found
  }

  /// Returns the targets to read, sorted by name. If `targets` is empty, returns all Swift targets except macros,
  /// plugins, and snippets. If `targets` names targets, returns these targets and their tests.
  private func documentedTargets() -> [PackageTarget] {
    let all = codebase.description.targets.filter { $0.isSwift && $0.kind.isDocumented }
    guard !targets.isEmpty else { return all }
    return all.filter { target in
      targets.contains(target.name) || target.kind == .test && !Set(target.dependencies).isDisjoint(with: targets)
    }
  }
}

/// Measures the duration of phases.
struct PhaseClock {
  private(set) var phases: [(name: String, duration: Duration)] = []
  private var last = ContinuousClock.now

  mutating func end(_ name: String) {
    let now = ContinuousClock.now
    phases.append((name, now - last))
    last = now
  }
}

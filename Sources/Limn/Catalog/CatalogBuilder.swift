public import LimnConfiguration
public import LimnDiagnostics
public import LimnPlatform
public import LimnTolerantBuild
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
  public var targets: [String] = []
  public var profiles = Profile.builtIn
  /// The levels that the settings give to rules, such as `warning`, by rule id. A level replaces the rule's default
  /// severity.
  public var levels: [String: Settings.RuleLevel] = [:]
  /// The articles, each with the symbols that it mentions.
  public var articles: [ArticleMentions] = []
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
  public var indexer: TolerantBuild?
  public var jobs: Int?
  public var processes = ProcessRunner.local
  public var files = FileSystem.local

  public init(codebase: Codebase, packages: [BuiltPackage], toolchain: Toolchain) {
    self.codebase = codebase
    self.packages = packages
    self.toolchain = toolchain
  }

  /// Reads sources, symbols, and the index; finds relations; checks the rules.
  public func build() throws -> CatalogResult {
    var clock = PhaseClock()
    let documented = documentedTargets()
    let facts = try SourceFactsReader(root: codebase.root, cache: cache, jobs: jobs, files: files).facts(of: documented)
    clock.end("syntax")
    let (apps, mistakes) = AppFinder(
      description: codebase.description, profiles: profiles, documented: Set(documented.map(\.name)), facts: facts,
      embeds: codebase.embeds, choices: choices
    ).apps()
    clock.end("architecture")
    var (graphs, unread) = try graphs(of: documented, inApps: Set(apps.flatMap(\.targets)))
    clock.end("symbols")
    let built = try builtIndex(of: facts)
    clock.end("index")
    let partial = try partialIndex(of: built)
    clock.end("indexing")
    let (codeFiles, syntax) = resolvedFiles(built, partial)
    graphs.append(syntax.graph)
    clock.end("names")
    var code = CodeModelBuilder(
      description: codebase.description, files: codeFiles, graphs: graphs, apps: apps, kinds: choices.kinds)
    var model = code.build()
    model.openCases = syntax.openCases
    let previews = PreviewNaming(model: model, known: previewIDs).previews()
    for preview in previews { model.files[preview.file].previews[preview.index] = preview.id }
    clock.end("entities")
    var finder = RelationFinder(model: model, manifests: try manifests())
    var assembly = IndexAssembly(
      model: model, previews: previews, documented: documented, repository: repository, articles: articles,
      libraries: LibraryCoverageCount(model: model, graphs: graphs, articles: articles).libraries(),
      relations: finder.relations())
    assembly.complete()
    clock.end("relations")
    let context = RuleContext(model: model, previews: previews, relations: assembly.relations)
    let verdict = RuleCheck(levels: levels, baseline: baseline, profiles: profiles, judgesAll: judgesAll).run(context)
    var index = assembly.index(rules: verdict)
    addMissing(codeFiles, partial, to: &index)
    clock.end("rules")
    let types = facts.flatMap(\.facts.types).filter { !$0.isExtension }.flatMap { [$0.name, $0.shortName] }
    var unfinished: [Diagnostic] = []
    if !partial.isComplete {
      unfinished.add(
        .notBuilt,
        "the compiler did not finish, so some relations are guessed from the syntax: run limn again if this machine was busy"
      )
    }
    let diagnostics =
      unread + unfinished + tooDeep(facts) + mistakes + choices.mistakes(types: Set(types)) + code.unusedKinds(profiles)
      + verdict.diagnostics
    var result = CatalogResult(index: index, diagnostics: diagnostics.sorted())
    result.phases = clock.phases
    result.isComplete = partial.isComplete && !result.diagnostics.contains { $0.kind == .symbolsUnread }
    return result
  }

  private typealias ReadFile = (facts: FileFacts, target: PackageTarget)
  private typealias NotedFile = (facts: FileFacts, target: PackageTarget, occurrences: [Occurrence])

  /// The files, each with its entries in the index of the build. A file that was not built has none.
  private func builtIndex(of read: [ReadFile]) throws -> [NotedFile] {
    // Relations between symbols are read only if public interfaces are compared with the snippets of articles. Nothing
    // else needs them.
    let wantsRelations = articles.contains { $0.symbols != nil }
    var occurrences: [String: [Occurrence]] = [:]
    let paths = Set(read.map { codebase.root + "/" + $0.facts.path })
    for package in packages where files.isFolder(package.indexStore) {
      let store = IndexStore(path: package.indexStore, jobs: jobs, wantsRelations: wantsRelations)
      for file in try store.files(paths) { occurrences[file.path, default: []] += file.occurrences }
    }
    // The index of a target that failed to build is incomplete, so its entries are left out.
    let failed = Set(packages.flatMap(\.failedModules))
    return read.map { facts, target in
      (facts, target, failed.contains(target.module) ? [] : occurrences[codebase.root + "/" + facts.path] ?? [])
    }
  }

  /// The compiler's partial index of the targets that were not built. Test targets are excluded.
  private func partialIndex(of known: [NotedFile]) throws -> PartialIndex {
    let built = Set(known.filter { !$0.occurrences.isEmpty }.map(\.target.name))
    let wanted = Set(known.filter { $0.target.kind != .test }.map(\.target.name)).subtracting(built)
    return try indexer?.index(wanted, in: codebase.description) ?? PartialIndex()
  }

  /// Resolves the names in files without entries in an index, by syntax. In a package that was built, only files with
  /// almost no code lack entries, so this step is fast.
  private func resolvedFiles(_ built: [NotedFile], _ partial: PartialIndex) -> ([CodeFile], SyntaxIndex) {
    let noted = built.map { facts, target, noted in
      (facts, target, noted.isEmpty ? partial.occurrences[facts.path] ?? [] : noted)
    }
    let incomplete = Set(partial.occurrences.keys)
    let (root, files) = (codebase.root, files)
    let syntax = SyntaxIndex(noted, incomplete: incomplete, description: codebase.description, jobs: jobs) { path in
      try? files.text(root + "/" + path)
    }
    let presenters = Presenters.transitions(built.filter { $0.target.kind != .test }.map(\.facts))
    let defined = Set(
      incomplete.isEmpty ? [] : noted.flatMap { $0.2.filter { $0.roles.contains(.definition) }.map(\.usr) })
    let resolved = noted.map { facts, target, noted in
      CodeFile(
        facts: facts, target: target, occurrences: noted, guessed: syntax.occurrences[facts.path] ?? [],
        defined: defined, level: noted.isEmpty ? .read : partial.missing[facts.path] == nil ? .built : .indexed,
        presenters: presenters)
    }
    return (resolved, syntax)
  }

  /// Adds what is missing, and to each target why some of its code is not built.
  private func addMissing(_ codeFiles: [CodeFile], _ partial: PartialIndex, to index: inout CatalogIndex) {
    let targets = codebase.description.targets
    let withUIKit = targets.filter { indexer?.hasUIKit($0) == true }.map(\.name)
    index.missing = MissingModules(
      files: codeFiles, own: Set(targets.map(\.module)), uiKitTargets: Set(withUIKit), toolchain: toolchain,
      indexed: Set(partial.occurrences.keys)
    ).ranked(symbols: partial.missing, folders: packages.flatMap(\.modulesFolders), files)
    let open = codeFiles.filter { $0.level != .built && !$0.facts.types.isEmpty }
    for (target, own) in open.grouped(by: \.target) {
      let used = own.flatMap { $0.facts.imports.map(\.module) }
      let lacking = index.missing.map(\.name).filter(used.contains).map { "lacks \($0)" }
      let error = own.flatMap { partial.missing[$0.path] ?? [:] }.min { $0.value < $1.value }
      let text = error.map { "error at \($1.path):\($1.line): \($0)" }
      let isTest = target.kind == .test
      let other = isTest ? "tests are left to SwiftPM, which does not build these" : "an #if leaves it out"
      index.entities[target.id]?.reason = (lacking + [text ?? other]).joined(separator: "; ")
    }
  }

  private func tooDeep(_ read: [ReadFile]) -> [Diagnostic] {
    read.flatMap(\.facts.findings).filter { $0.kind == .deepCode }.map { finding in
      Diagnostic(
        .deepCode, "the code in this file is nested too deeply to be read, so it is missing from the catalog",
        severity: .warning, at: finding.location)
    }
  }

  /// The symbol graphs of the documented targets that were built. The graph of a library contains its interface, and
  /// the graph of another target contains all its declarations. If the compiler cannot read a module, its graph is
  /// missing, and a diagnostic says why.
  private func graphs(
    of documented: [PackageTarget], inApps: Set<String>
  ) throws -> ([SymbolGraph], [Diagnostic]) {
    var graphs: [SymbolGraph] = []
    var problems: [Diagnostic] = []
    for package in packages {
      let own = Set(package.description.targets.map(\.module))
      let built = documented.filter { target in
        target.kind != .test && own.contains(target.module)
          && package.modulesFolders.contains { files.exists("\($0)/\(target.module).swiftmodule") }
      }
      let targets = package.description.targets.filter { target in built.contains { $0.module == target.module } }
      for (level, names) in targets.grouped(by: {
        $0.kind != .library || inApps.contains($0.name) ? .private : choices.interface
      }) {
        var extractor = SymbolGraphExtractor(package: package, toolchain: toolchain)
        extractor.cache = cache
        extractor.memo = symbolGraphs
        extractor.jobs = jobs
        extractor.level = level
        extractor.processes = processes
        for (target, result) in zip(names, try extractor.results(ofTargets: names.map(\.name))) {
          switch result {
          case .success(let graph): graphs.append(graph)
          case .failure(let failure):
            problems.add(
              .symbolsUnread, "\(failure); its pages are made from its sources alone",
              at: target.sources.sorted().first.map { Location(path: $0) })
          }
        }
      }
    }
    return (graphs, problems)
  }

  /// Returns one reader for each package manifest and project file, keyed by the path of the file. The reader finds
  /// where targets are declared.
  private func manifests() throws -> [String: ManifestReader] {
    try Set(codebase.description.targets.map(\.manifest)).reduce(into: [:]) { found, path in
      found[path] = ManifestReader(try files.text(codebase.root + "/" + path), path: path)
    }
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

/// The result of building a catalog: the index, the diagnostics, and the duration of each phase.
public struct CatalogResult: Sendable {
  public var index: CatalogIndex
  /// The violations in the state `open`, and mistakes in profiles, suppressions, and the baseline; sorted.
  public var diagnostics: [Diagnostic]
  /// The phases in execution order.
  public var phases: [(name: String, duration: Duration)] = []
  /// Whether the compiler finished indexing the targets that were not built. If a time limit stopped the compiler,
  /// another run may find more relations.
  public var isComplete = true

  public init(index: CatalogIndex, diagnostics: [Diagnostic]) {
    self.index = index
    self.diagnostics = diagnostics
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

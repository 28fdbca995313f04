public import LimnConfiguration
public import LimnDiagnostics
import Foundation
public import LimnPlatform
public import LimnToolchain

/// Makes the catalog of a built package.
public struct CatalogBuilder: Sendable {
  /// All targets and where they are declared.
  public var codebase: Codebase
  /// The packages that were built, as far as they could be.
  public var packages: [BuiltPackage]
  /// What the team says of its apps.
  public var choices = ArchitectureChoices()
  public var toolchain: Toolchain
  /// Names of the targets to document; empty for all. The tests of those are read too.
  public var targets: [String]
  public var profiles: [Profile]
  /// What a violation of a rule counts as, where that differs from the rule's own.
  public var levels: [String: Settings.RuleLevel]
  /// Articles, and the symbols that each mentions.
  public var articles: [ArticleMentions]
  public var repository: Settings.Repository?
  public var baseline: Baseline?
  public var cache: ContentCache?
  /// The symbol graphs that this run has read.
  public var symbolGraphs: SymbolGraphMemo?
  /// The ids of previews that have a page, by path and line of their declaration, such as `Sources/A/View.swift:12`.
  public var previewIDs: [String: String] = [:]
  /// Whether rules for any code are reported although nobody set one.
  public var judgesAll = false
  /// Indexes what was not built; nil to read it by its syntax alone.
  public var indexer: PartialIndexer?
  public var jobs: Int?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    package: BuiltPackage, toolchain: Toolchain, targets: [String] = [], profiles: [Profile] = Profile.builtIn,
    levels: [String: Settings.RuleLevel] = [:], articles: [ArticleMentions] = [], repository: Settings.Repository? = nil,
    baseline: Baseline? = nil, cache: ContentCache? = nil, jobs: Int? = nil, processes: ProcessRunner = .local, files: FileSystem = .local
  ) {
    self.init(
      codebase: Codebase(root: package.root, description: package.description), packages: [package], toolchain: toolchain, targets: targets,
      profiles: profiles, levels: levels, articles: articles, repository: repository, baseline: baseline, cache: cache, jobs: jobs,
      processes: processes, files: files)
  }

  /// - Parameter packages: those that were built; what is not among them is read by its syntax alone.
  public init(
    codebase: Codebase, packages: [BuiltPackage], toolchain: Toolchain, targets: [String] = [], profiles: [Profile] = Profile.builtIn,
    levels: [String: Settings.RuleLevel] = [:], articles: [ArticleMentions] = [], repository: Settings.Repository? = nil,
    baseline: Baseline? = nil, cache: ContentCache? = nil, jobs: Int? = nil, processes: ProcessRunner = .local, files: FileSystem = .local
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

/// A catalog, the violations and mistakes found, and how long each phase took.
public struct CatalogResult: Sendable {
  public var index: CatalogIndex
  /// Violations that are not suppressed or frozen, mistakes in profiles, suppressions and the baseline; sorted.
  public var diagnostics: [Diagnostic]
  /// In order.
  public var phases: [(name: String, duration: Duration)]

  public init(index: CatalogIndex, diagnostics: [Diagnostic], phases: [(name: String, duration: Duration)]) {
    self.index = index
    self.diagnostics = diagnostics
    self.phases = phases
  }
}

extension CatalogBuilder {
  /// Reads sources, symbols and the index; relates them; checks the rules.
  public func build() throws(EnvironmentFailure) -> CatalogResult {
    var clock = PhaseClock()
    let documented = documentedTargets()
    let facts = try SourceFactsReader(root: codebase.root, cache: cache, jobs: jobs, files: files).facts(of: documented)
    clock.end("syntax")
    var graphs = try graphs(of: documented)
    clock.end("symbols")
    // What a symbol fulfils matters only where the public interface is compared with snippets.
    let wantsRelations = articles.contains { $0.symbols != nil }
    var occurrences: [String: [Occurrence]] = [:]
    let paths = Set(facts.map { codebase.root + "/" + $0.facts.path })
    for package in packages where files.isFolder(package.indexStore) {
      let store = IndexStore(path: package.indexStore, toolchain: toolchain, jobs: jobs, wantsRelations: wantsRelations)
      for file in try store.files(paths) { occurrences[file.path, default: []] += file.occurrences }
    }
    // What the compiler noted of a target before it failed has gaps.
    let failed = Set(packages.flatMap(\.failedModules))
    let known = facts.map { facts, target in
      (facts, target, failed.contains(target.module) ? [] : occurrences[codebase.root + "/" + facts.path] ?? [])
    }
    clock.end("index")
    let partial = try partialIndex(of: known)
    clock.end("indexing")
    // A package of libraries that was built, with files that nothing was noted of, has empty files; those are read again in no time.
    let (root, files) = (codebase.root, files)
    let noted = known.map { facts, target, noted in (facts, target, noted.isEmpty ? partial.occurrences[facts.path] ?? [] : noted) }
    let incomplete = Set(partial.occurrences.keys)
    let syntax = SyntaxIndex(noted, incomplete: incomplete, description: codebase.description, jobs: jobs) { path in
      (try? files.read(root + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
    }
    graphs.append(syntax.graph)
    let presenters = Presenters.transitions(facts.filter { $0.target.kind != .test }.flatMap(\.facts.presenters))
    let defined = Set(incomplete.isEmpty ? [] : noted.flatMap { $0.2.filter { $0.roles.contains(.definition) }.map(\.usr) })
    let codeFiles = noted.map { facts, target, noted in
      let guessed = syntax.occurrences[facts.path] ?? []
      return CodeFile(
        facts: facts, target: target, occurrences: noted, guessed: guessed, defined: defined,
        level: noted.isEmpty ? .read : incomplete.contains(facts.path) ? .indexed : .built, presenters: presenters)
    }
    clock.end("names")
    let (apps, profileProblems) = AppFinder(
      description: codebase.description, profiles: profiles, documented: Set(documented.map(\.name)), facts: facts, embeds: codebase.embeds,
      choices: choices
    ).apps()
    clock.end("architecture")
    var code = CodeModelBuilder(description: codebase.description, files: codeFiles, graphs: graphs, apps: apps, kinds: choices.kinds)
    var model = code.build()
    let previews = PreviewNaming(model: model, known: previewIDs).previews()
    for preview in previews { model.files[preview.file].previews[preview.index] = preview.id }
    clock.end("entities")
    var finder = RelationFinder(model: model, manifests: try manifests())
    let assembly = IndexAssembly(
      model: model, previews: previews, relations: finder.relations(), documented: documented, articles: articles,
      libraries: LibraryCoverageCount(model: model, graphs: graphs, articles: articles).libraries(), repository: repository)
    clock.end("relations")
    let context = RuleContext(model: model, previews: previews, relations: assembly.relations)
    let verdict = RuleCheck(levels: levels, baseline: baseline, profiles: profiles, judgesAll: judgesAll).run(context)
    var index = assembly.index(rules: verdict)
    let missing = MissingModules(files: codeFiles, own: Set(codebase.description.targets.map(\.module)), toolchain: toolchain)
    index.missing = missing.modules(folders: packages.flatMap(\.modulesFolders), files) + missing.symbols(partial.missing)
    clock.end("rules")
    let diagnostics = profileProblems + code.unusedKinds(profiles) + verdict.diagnostics
    return CatalogResult(index: index, diagnostics: diagnostics.sorted(), phases: clock.phases)
  }

  /// What the compiler understands of the targets that were not built, tests left out.
  private func partialIndex(
    of known: [(facts: FileFacts, target: PackageTarget, occurrences: [Occurrence])]
  ) throws(EnvironmentFailure) -> PartialIndex {
    let built = Set(known.filter { !$0.occurrences.isEmpty }.map(\.target.name))
    let wanted = Set(known.filter { !built.contains($0.target.name) && $0.target.kind != .test }.map(\.target.name))
    guard let indexer, !wanted.isEmpty else { return PartialIndex() }
    let imports = Dictionary(known.map { ($0.facts.path, Set($0.facts.imports.map(\.module))) }, uniquingKeysWith: { $0.union($1) })
    return try indexer.index(
      codebase.description.targets.filter { wanted.contains($0.name) }, in: codebase.description, imports: imports)
  }

  /// The symbols of those targets that were compiled.
  private func graphs(of documented: [PackageTarget]) throws(EnvironmentFailure) -> [SymbolGraph] {
    var graphs: [SymbolGraph] = []
    for package in packages {
      let own = Set(package.description.targets.map(\.module))
      let built = documented.filter { target in
        target.kind != .test && own.contains(target.module)
          && package.modulesFolders.contains { files.exists("\($0)/\(target.module).swiftmodule") }
      }
      let names = package.description.targets.filter { target in built.contains { $0.module == target.module } }.map(\.name)
      graphs += try SymbolGraphExtractor(
        package: package, toolchain: toolchain, cache: cache, memo: symbolGraphs, jobs: jobs, processes: processes, files: files
      ).graphs(ofTargets: names)
    }
    return graphs
  }

  /// The package manifests of the targets, read for where they declare them.
  private func manifests() throws(EnvironmentFailure) -> [String: ManifestReader] {
    var found: [String: ManifestReader] = [:]
    for path in Set(codebase.description.targets.map(\.manifest)) {
      do throws(FileError) {
        found[path] = ManifestReader(String(decoding: try files.read(codebase.root + "/" + path), as: UTF8.self), path: path)
      } catch { throw error.failure }
    }
    return found
  }

  /// The targets that are read, sorted by name: those named, or all in Swift that are no macro or plugin, and the tests that need them.
  private func documentedTargets() -> [PackageTarget] {
    let all = codebase.description.targets.filter { $0.isSwift && $0.kind.isDocumented }
    guard !targets.isEmpty else { return all }
    return all.filter { target in
      targets.contains(target.name) || target.kind == .test && !Set(target.dependencies).isDisjoint(with: targets)
    }
  }
}

/// Notes how long phases take.
struct PhaseClock {
  private(set) var phases: [(name: String, duration: Duration)] = []
  private var last = ContinuousClock.now

  mutating func end(_ name: String) {
    let now = ContinuousClock.now
    phases.append((name, now - last))
    last = now
  }
}

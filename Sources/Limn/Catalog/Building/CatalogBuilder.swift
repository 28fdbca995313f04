public import LimnConfiguration
public import LimnDiagnostics
import Foundation
public import LimnPlatform
public import LimnToolchain

/// Makes the catalog of a built package.
public struct CatalogBuilder: Sendable {
  public var package: BuiltPackage
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
  public var jobs: Int?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    package: BuiltPackage, toolchain: Toolchain, targets: [String] = [], profiles: [Profile] = Profile.builtIn,
    levels: [String: Settings.RuleLevel] = [:], articles: [ArticleMentions] = [], repository: Settings.Repository? = nil,
    baseline: Baseline? = nil, cache: ContentCache? = nil, jobs: Int? = nil, processes: ProcessRunner = .local, files: FileSystem = .local
  ) {
    self.package = package
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
    let facts = try SourceFactsReader(root: package.root, cache: cache, jobs: jobs, files: files).facts(of: documented)
    clock.end("syntax")
    let libraries = documented.filter { $0.kind != .test }.map(\.name)
    let graphs = try SymbolGraphExtractor(
      package: package, toolchain: toolchain, cache: cache, memo: symbolGraphs, jobs: jobs, processes: processes, files: files
    ).graphs(ofTargets: libraries)
    clock.end("symbols")
    // What a symbol fulfils matters only where the public interface is compared with snippets.
    let wantsRelations = articles.contains { $0.symbols != nil }
    let store = IndexStore(path: package.indexStore, toolchain: toolchain, jobs: jobs, wantsRelations: wantsRelations)
    let indexed = try store.files(Set(facts.map { package.root + "/" + $0.facts.path }))
    let occurrences = Dictionary(indexed.map { ($0.path, $0.occurrences) }, uniquingKeysWith: +)
    let codeFiles = facts.map {
      CodeFile(facts: $0.facts, target: $0.target, occurrences: occurrences[package.root + "/" + $0.facts.path] ?? [])
    }
    clock.end("index")
    let (apps, profileProblems) = AppFinder(description: package.description, profiles: profiles, documented: Set(documented.map(\.name)))
      .apps()
    var code = CodeModelBuilder(description: package.description, files: codeFiles, graphs: graphs, apps: apps)
    var model = code.build()
    let previews = PreviewNaming(model: model, known: previewIDs).previews()
    for preview in previews { model.files[preview.file].previews[preview.index] = preview.id }
    clock.end("entities")
    var finder = RelationFinder(model: model)
    let assembly = IndexAssembly(
      model: model, previews: previews, relations: finder.relations(), documented: documented, articles: articles,
      libraries: LibraryCoverageCount(model: model, graphs: graphs, articles: articles).libraries(), repository: repository)
    clock.end("relations")
    let context = RuleContext(model: model, previews: previews, relations: assembly.relations)
    let verdict = RuleCheck(levels: levels, baseline: baseline, profiles: profiles).run(context)
    let index = assembly.index(rules: verdict)
    clock.end("rules")
    let diagnostics = profileProblems + code.unusedKinds(profiles) + verdict.diagnostics
    return CatalogResult(index: index, diagnostics: diagnostics.sorted(), phases: clock.phases)
  }

  /// The targets that are read, sorted by name: those named, or all in Swift that are no macro or plugin, and the tests that need them.
  private func documentedTargets() -> [PackageTarget] {
    let all = package.description.targets.filter { $0.isSwift && [.library, .executable, .test].contains($0.kind) }
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

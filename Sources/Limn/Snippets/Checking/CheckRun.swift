import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import LimnToolchain

/// One check under way: the snippets of all pages, their units, and what is known of them so far.
struct CheckRun {
  let context: CheckContext
  /// The digest of the compiler settings that all snippets share.
  let settings: Digest
  let scratch: ScratchFolder
  let scope: Scope
  let compiler: UnitCompiler
  /// The units to compile, in the order of their snippets.
  private(set) var units: [SnippetUnit] = []
  private(set) var outcomes: [Int: UnitOutcome] = [:]
  private(set) var summary = SnippetSummary()
  /// Mistakes in the writing of a snippet, by snippet.
  private(set) var mistakes: [Int: [Diagnostic]] = [:]
  /// Mistakes that do not belong to one snippet.
  private(set) var general: [Diagnostic] = []
  /// Why a snippet was not compiled, by snippet.
  private(set) var skipped: [Int: String] = [:]
  private var keys: [Int: Digest] = [:]
  private(set) var runs = RunReport()
  /// The symbols that names in a snippet refer to, by snippet.
  private(set) var names: [Int: SnippetNames] = [:]
  /// The source code of previews to show, by snippet.
  private(set) var previews: [Int: String] = [:]
  let pages: [SnippetPage]

  init(context: CheckContext, pages: [SnippetPage], settings: Digest) throws(EnvironmentFailure) {
    self.context = context
    self.settings = settings
    self.pages = pages
    scratch = try ScratchFolder(in: context.scratch, files: context.files)
    var snippets: [Snippet] = []
    let read = concurrentMap(Array(pages.enumerated()), jobs: context.jobs) { index, page in
      SnippetReader(context: context, page: page, index: index).read()
    }
    for (found, problems) in read {
      let first = snippets.count
      for var snippet in found {
        snippet.id = snippets.count
        snippets.append(snippet)
      }
      for problem in problems {
        let owner = snippets[first...].last { $0.opening.line <= problem.location?.line ?? 0 }
        mistakes[owner?.id ?? first, default: []].append(problem)
      }
    }
    let slugs = pages.map(\.slug)
    let modules = Set(snippets.flatMap(\.syntax.imports).map(\.module))
    scope = Scope(snippets: snippets, slugs: slugs, knownModules: modules.filter(context.hasModule))
    general = scope.diagnostics
    compiler = UnitCompiler(context: context, scope: scope, scratch: scratch)
    let scope = scope
    let built = concurrentMap(snippets.filter(\.isChecked), jobs: context.jobs) { snippet in
      var builder = UnitBuilder(snippet, in: scope, slugs: slugs)
      let unit = builder.build()
      return (unit, builder.diagnostics)
    }
    for (unit, problems) in built {
      if !problems.isEmpty { mistakes[unit.owner, default: []] += problems }
      if context.options.shard.map({ ShardChoice($0).includes(unit, in: scope) }) ?? true { units.append(unit) }
    }
  }
}

extension CheckRun {
  /// Finds the outcome of each unit: in the cache, by compiling it with others, or by compiling it separately.
  mutating func compile() throws(EnvironmentFailure) {
    let cache = UnitCache(cache: context.cache, settings: settings)
    let (scope, compiler) = (scope, compiler)
    let known = concurrentMap(units, jobs: context.lookups) { unit in
      let key = cache.key(unit, in: scope)
      return (key, cache.read(key))
    }
    var open: [SnippetUnit] = []
    for (unit, (key, outcome)) in zip(units, known) {
      keys[unit.owner] = key
      if let outcome { outcomes[unit.owner] = outcome } else { open.append(unit) }
    }
    summary.cached = units.count - open.count
    open = try removeThoseWithMissingModules(open)
    var alone: [SnippetUnit] = []
    var together: [SnippetUnit] = []
    for unit in open {
      if let reason = context.options.merges ? unit.isolationReason(in: scope) : "not merged" {
        alone.append(unit)
        summary.fallbackReason[reason, default: 0] += 1
      } else {
        together.append(unit)
      }
    }
    let bins = BinPacker.pack(together, in: scope, jobs: context.jobs)
    let merged = concurrentMap(Array(bins.enumerated()), jobs: context.jobs) { index, bin in
      Result { () throws(EnvironmentFailure) in try compiler.merged(bin, label: "\(index)") }
    }
    for result in merged {
      let result = try result.get()
      summary.merged += result.clean.count
      outcomes.merge(result.clean) { old, _ in old }
      names.merge(result.names) { old, _ in old }
      for (unit, reason) in result.rest {
        alone.append(unit)
        if reason != UnitCompiler.isSingle { summary.fallbackReason[reason, default: 0] += 1 }
      }
    }
    let results = concurrentMap(alone, jobs: context.jobs) { unit in
      Result { () throws(EnvironmentFailure) in try compiler.alone(unit) }
    }
    for (unit, result) in zip(alone, results) {
      let checked = try result.get()
      outcomes[unit.owner] = checked.outcome
      names[unit.owner] = checked.names
    }
    for unit in open { if let key = keys[unit.owner], let outcome = outcomes[unit.owner] { cache.write(key, outcome) } }
    let store = TokenPhase(check: self, keys: keys)
    for unit in open { if let found = names[unit.owner] { store.write(unit, found) } }
  }

  /// Reports each missing module once, at its import, and leaves out the units that import it.
  private mutating func removeThoseWithMissingModules(_ all: [SnippetUnit]) throws(EnvironmentFailure) -> [SnippetUnit] {
    let open = removeThoseWithFailedModules(all)
    let modules = Set(open.filter { !scope.snippets[$0.owner].attributes.isManifest }.flatMap { $0.imports.map(\.module) })
    let missing = try ModuleScan(context: context, scratch: scratch).missing(modules)
    guard !missing.isEmpty else { return open }
    return open.filter { unit in
      guard !scope.snippets[unit.owner].attributes.isManifest, let bad = unit.imports.first(where: { missing[$0.module] != nil }) else {
        return true
      }
      let owner = scope.snippets[unit.owner]
      let message = missing[bad.module]! + Suggestion.hint(for: bad.module, among: context.moduleNames)
      if let snippet = bad.snippet {
        guard snippet == unit.owner || !scope.snippets[snippet].isChecked else {
          mistakes[unit.owner, default: []].append(.error("missing-module", message, at: scope.snippets[snippet].location(of: bad.range)))
          return false
        }
        mistakes[unit.owner, default: []].append(.error("missing-module", message, at: owner.location(of: bad.range)))
      } else {
        mistakes[unit.owner, default: []].append(.error("missing-module", message, at: place(of: bad, in: owner)))
      }
      return false
    }
  }
}

extension CheckRun {
  /// The location of an import from `limn.yml` or from the page's front matter.
  private func place(of added: SnippetUnit.Import, in owner: Snippet) -> Location {
    let isDefault = context.defaultImports.contains { SnippetReader.importStatement($0) == added.text }
    let place = pages[owner.page].importsLocation ?? (isDefault ? context.defaultImportsLocation : nil)
    return place ?? Location(path: owner.path)
  }

  /// Leaves out units that import a module of the package that does not build. The build reports that module once.
  private mutating func removeThoseWithFailedModules(_ open: [SnippetUnit]) -> [SnippetUnit] {
    guard !context.failedModules.isEmpty else { return open }
    return open.filter { unit in
      guard let failed = unit.imports.first(where: { context.failedModules.contains($0.module) }) else { return true }
      skipped[unit.owner] = "\(failed.module) does not build"
      return false
    }
  }
}

extension CheckRun {
  /// Finds the symbols that names in the snippets refer to.
  mutating func findNames() throws(EnvironmentFailure) {
    guard context.options.wantsTokens else { return }
    let wanted = units.compactMap { unit -> SnippetUnit? in
      let owner = scope.snippets[unit.owner]
      guard let outcome = outcomes[unit.owner], !outcome.hasErrors, !owner.attributes.isManifest, !owner.attributes.isScript else {
        return nil
      }
      var unit = unit
      unit.needsOtherActor = outcome.needsOtherActor
      return unit
    }
    let report = try TokenPhase(check: self, keys: keys).names(wanted)
    names = report.names
    for (snippet, reason) in report.failures {
      mistakes[snippet, default: []].append(
        .warning(
          "no-hovers", "the compiler wrote no index for the snippet, so its page shows no declarations: \(reason)",
          at: scope.snippets[snippet].start))
    }
  }

  /// Collects the previews of compiled snippets that have the `preview` attribute.
  mutating func findPreviews() {
    for unit in units {
      let owner = scope.snippets[unit.owner]
      guard owner.attributes.showsPreview, let outcome = outcomes[unit.owner], !outcome.hasErrors else { continue }
      if let text = PreviewSource(unit: unit, scope: scope).text {
        previews[unit.owner] = text
      } else {
        let text = "nothing to preview: the snippet has no '#Preview', no type that conforms to View, and no statements"
        mistakes[unit.owner, default: []].append(.error("nothing-to-preview", text, at: owner.opening))
      }
    }
  }

  /// Runs the compiled snippets that have the `run` attribute or expected output.
  mutating func run() throws(EnvironmentFailure) {
    guard context.options.runs else { return }
    let wanted = units.compactMap { unit -> SnippetUnit? in
      let owner = scope.snippets[unit.owner]
      guard owner.isRun, let outcome = outcomes[unit.owner], !outcome.hasErrors else { return nil }
      var unit = unit
      unit.needsOtherActor = outcome.needsOtherActor
      guard unit.parts.contains(where: { $0.role == .statement || scope.item($0.reference).isMain }) else {
        mistakes[unit.owner, default: []].append(
          .error("nothing-to-run", "nothing to run: the snippet has no statements", at: owner.opening))
        return nil
      }
      return unit
    }
    guard !wanted.isEmpty else { return }
    runs = try RunPhase(check: self, keys: keys).run(wanted)
    summary.executed = runs.executed
    general += runs.general
    for (snippet, problems) in runs.diagnostics { mistakes[snippet, default: []] += problems }
    for (id, result) in runs.results {
      let snippet = scope.snippets[id]
      let matcher = OutputMatcher(snippet: snippet, result: result, fences: pages[snippet.page].fences, limits: context.options)
      mistakes[id, default: []] += matcher.diagnostics()
    }
  }
}

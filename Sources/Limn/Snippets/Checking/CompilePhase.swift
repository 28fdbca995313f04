import LimnDiagnostics
import LimnPlatform

/// Compiles the snippets of a check, each as a compilation unit.
struct CompilePhase {
  let check: CheckRun

  private var context: CheckContext { check.context }
  private var scope: Scope { check.scope }

  /// Gets the compiler's result for each compilation unit. Limn first looks in the cache. It compiles the units without
  /// a cached result together in bins, and compiles a unit separately if it cannot share a bin.
  func compile() throws -> CompileReport {
    var report = CompileReport()
    let cache = UnitCache(cache: context.cache, settings: check.settings)
    let compiler = check.compiler
    // Remove the units that import a module that does not build. Do this before the cache is read: the module's
    // interface from the last successful build is still on the disk, so the cache keys are unchanged. The cache would
    // return outdated results.
    let units = removeThoseWithFailedModules(check.units, &report)
    let known = concurrentMap(units, jobs: context.lookups) { [scope] unit in
      let key = cache.key(unit, in: scope)
      return (key, cache.read(key))
    }
    var open: [SnippetUnit] = []
    for (unit, (key, outcome)) in zip(units, known) {
      report.keys[unit.owner] = key
      if let outcome { report.outcomes[unit.owner] = outcome } else { open.append(unit) }
    }
    let opened = Set(open.map(\.owner))
    if context.readsOnlyCache {
      for unit in open {
        report.skipped[unit.owner] = CheckContext.notInCache
        report.problems.general.append(
          scope.notInCache(unit, "the cache has no result of this snippet"))
      }
      open = []
    }
    open = try removeThoseWithMissingModules(open, &report)
    var alone: [SnippetUnit] = []
    var together: [SnippetUnit] = []
    for unit in open {
      if let reason = context.options.merges ? unit.isolationReason(in: scope) : "not merged" {
        alone.append(unit)
        report.summary.fallbackReason[reason, default: 0] += 1
      } else {
        together.append(unit)
      }
    }
    let bins = BinPacker.files(of: together, in: scope, jobs: context.jobs)
    let merged = try concurrentMap(Array(bins.enumerated()), jobs: context.jobs) { index, bin in
      try compiler.merged(bin, label: "\(index)")
    }
    for result in merged {
      report.summary.merged += result.done.count
      report.outcomes.merge(result.done) { old, _ in old }
      for (unit, reason) in result.rest {
        alone.append(unit)
        if reason != UnitCompiler.isSingle { report.summary.fallbackReason[reason, default: 0] += 1 }
      }
    }
    let results = try concurrentMap(alone, jobs: context.jobs) { try compiler.alone($0) }
    for (unit, outcome) in zip(alone, results) { report.outcomes[unit.owner] = outcome }
    for unit in open {
      guard let key = report.keys[unit.owner], let outcome = report.outcomes[unit.owner] else { continue }
      cache.write(key, outcome)
      if context.options.wantsTokens, let problem = outcome.indexProblem {
        let text = "the compiler wrote no index for the snippet, so the names in it have no hover cards: \(problem)"
        report.problems.add([.init(.noHovers, text, at: scope.owner(of: unit).start)], to: unit.owner)
      }
    }
    skipThoseWithLostImports(units, &report)
    report.summary.cached += report.outcomes.keys.count { !opened.contains($0) }
    return report
  }

  /// Reports each import of a missing module. Returns the units that import no missing module.
  private func removeThoseWithMissingModules(
    _ open: [SnippetUnit], _ report: inout CompileReport
  ) throws -> [SnippetUnit] {
    let modules = Set(
      open.filter { !scope.snippets[$0.owner].attributes.isManifest }.flatMap { $0.imports.map(\.module) })
    let missing = try ModuleScan(context: context, scratch: check.scratch).missing(modules)
    guard !missing.isEmpty else { return open }
    var left: [SnippetUnit] = []
    for unit in open {
      guard !scope.owner(of: unit).attributes.isManifest,
        let bad = unit.imports.first(where: { missing[$0.module] != nil })
      else {
        left.append(unit)
        continue
      }
      let owner = scope.owner(of: unit)
      let message = missing[bad.module]! + Suggestion.hint(for: bad.module, among: context.moduleNames)
      let location: Location
      if let snippet = bad.snippet {
        let isOther = snippet != unit.owner && scope.snippets[snippet].isChecked
        if isOther { report.needed[unit.owner] = snippet }
        location = (isOther ? scope.snippets[snippet] : owner).location(of: bad.range)
      } else {
        location = place(of: bad, in: owner)
      }
      report.problems.add([.init(.missingModule, message, at: location)], to: unit.owner)
    }
    return left
  }

  /// The location of an import that comes from `limn.yml` or from the page's front matter.
  private func place(of added: SnippetSyntax.Import, in owner: Snippet) -> Location {
    let isDefault = context.defaultImports.contains { SnippetReader.importStatement($0) == added.text }
    let place = check.pages[owner.page].importsLocation ?? (isDefault ? context.defaultImportsLocation : nil)
    return place ?? Location(path: owner.path)
  }

  /// Returns the units that can be compiled, and marks the other units as skipped. If a module of the package does not
  /// build, the units that import it cannot be compiled. They get no errors, since the build has already reported the
  /// module's errors.
  private func removeThoseWithFailedModules(_ units: [SnippetUnit], _ report: inout CompileReport) -> [SnippetUnit] {
    for unit in units { report.skipped[unit.owner] = obstacle(to: unit) }
    return units.filter { report.skipped[$0.owner] == nil }
  }

  /// Returns the reason why a unit cannot be compiled, or nil if it can.
  private func obstacle(to unit: SnippetUnit) -> String? {
    if let obstacle = context.failures.obstacle { return obstacle }
    if let failed = unit.imports.first(where: { context.failures.lost.contains($0.module) }) {
      return reason(failed.module)
    }
    // A replaced part can change what the code prints.
    return scope.owner(of: unit).isRun ? partial(of: unit).min().map(reason) : nil
  }

  /// Skips units whose errors may be the result of a replaced part, or of an import that Limn left out. If a module does
  /// not build, Limn leaves out an import of this module in two cases: if Limn inferred the import, or if an earlier
  /// snippet contains it.
  private func skipThoseWithLostImports(_ units: [SnippetUnit], _ report: inout CompileReport) {
    let lost = units.compactMap { unit -> (owner: Int, outcome: UnitOutcome, modules: Set<String>)? in
      guard let outcome = report.outcomes[unit.owner], outcome.hasErrors else { return nil }
      let snippets = Set(unit.parts.map(\.reference.snippet)).union([unit.owner])
      let infers = snippets.contains { check.pages[scope.snippets[$0].page].imports == nil }
      let modules = unit.lostImports.union(infers ? context.lostImports : []).union(partial(of: unit))
      return modules.isEmpty ? nil : (unit.owner, outcome, modules)
    }
    guard !lost.isEmpty else { return }
    let names = LostNames(of: lost.reduce(into: []) { $0.formUnion($1.modules) }, in: context)
    for (owner, outcome, modules) in lost {
      guard let module = names.module(missingIn: outcome, among: modules) else { continue }
      report.outcomes[owner] = nil
      report.skipped[owner] = reason(module)
    }
  }

  /// The imported modules that were built with parts replaced.
  private func partial(of unit: SnippetUnit) -> Set<String> {
    context.failures.partial.intersection(unit.imports.map(\.module))
  }

  private func reason(_ module: String) -> String {
    let failures = context.failures
    if failures.stubs.contains(module) { return "\(module) is a stub" }
    return module + (failures.partial.contains(module) ? " builds only in part" : " does not build")
  }
}

/// The compiler's results, by the id of the snippet.
struct CompileReport {
  var outcomes: [Int: UnitOutcome] = [:]
  /// The cache keys of the results.
  var keys: [Int: Digest] = [:]
  /// The reasons why snippets were not compiled.
  var skipped: [Int: String] = [:]
  /// For each snippet that was not compiled because an earlier snippet imports a missing module, the id of the earlier
  /// snippet.
  var needed: [Int: Int] = [:]
  var problems = SnippetProblems()
  var summary = SnippetSummary()
}

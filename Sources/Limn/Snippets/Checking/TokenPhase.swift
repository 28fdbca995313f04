import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Finds the symbols that names in compiled snippets refer to. For most snippets, `CompilePhase` or an earlier run has
/// already found the symbols. For the other snippets, this phase runs the compiler to write an index of the symbols.
struct TokenPhase {
  let check: CheckRun
  let compiled: CompileReport
}

/// The symbols in snippets, by the id of the snippet.
struct TokenReport {
  /// The symbols that the names of each snippet refer to.
  var names: [Int: SnippetNames] = [:]
  /// The reasons why snippets could not be indexed.
  var failures: [Int: String] = [:]
  var problems = SnippetProblems()

  mutating func merge(_ other: TokenReport) {
    names.merge(other.names) { old, _ in old }
    failures.merge(other.failures) { old, _ in old }
  }
}

extension TokenPhase {
  /// Finds the symbols that the names in compiled snippets refer to. If pages show no symbols, returns only the symbols
  /// that `CompilePhase` found.
  func find() throws -> TokenReport {
    guard check.context.options.wantsTokens else { return TokenReport(names: compiled.names) }
    let wanted = check.units.compactMap { unit -> SnippetUnit? in
      let owner = check.scope.snippets[unit.owner]
      guard let outcome = compiled.outcomes[unit.owner], !outcome.hasErrors, !owner.attributes.isManifest,
        !owner.attributes.isScript
      else {
        return nil
      }
      var unit = unit
      unit.needsOtherActor = outcome.needsOtherActor
      return unit
    }
    var report = try names(wanted)
    for (snippet, reason) in report.failures {
      let text = "the compiler wrote no index for the snippet, so the names in it have no hover cards: \(reason)"
      report.problems.add([.init(.noHovers, text, at: check.scope.snippets[snippet].start)], to: snippet)
    }
    return report
  }

  private func names(_ units: [SnippetUnit]) throws -> TokenReport {
    var found: [Int: SnippetNames] = [:]
    var open: [SnippetUnit] = []
    let stored = concurrentMap(units, jobs: check.context.lookups) { unit in compiled.names[unit.owner] ?? read(unit) }
    for (unit, known) in zip(units, stored) {
      if let known { found[unit.owner] = known } else { open.append(unit) }
    }
    var bins = BinPacker.files(
      of: open.filter { $0.isolationReason(in: check.scope) == nil }, in: check.scope, jobs: check.context.jobs)
    for unit in open where unit.isolationReason(in: check.scope) != nil {
      bins += BinPacker.files(of: [unit], in: check.scope, jobs: 1)
    }
    let results = try concurrentMap(Array(bins.enumerated()), jobs: check.context.jobs) { index, bin in
      try namesOrFailures(bin, label: "index\(index)")
    }
    var report = TokenReport(names: found)
    for result in results { report.merge(result) }
    // If a snippet could not be indexed, `report.names` has no entry for it, and the cache stores nothing. The next run
    // then indexes the snippet again.
    for unit in open { if let names = report.names[unit.owner] { write(unit, names) } }
    return report
  }

  /// Indexes the snippets of a bin together. If the index cannot be written or read, indexes each snippet separately,
  /// so that the failure of one snippet does not affect the others.
  private func namesOrFailures(_ bin: Bin, label: String) throws -> TokenReport {
    switch try index(bin, label: label) {
    case .success(let names): return TokenReport(names: names)
    case .failure(let failure):
      guard bin.units.count > 1 else {
        return TokenReport(failures: Dictionary(uniqueKeysWithValues: bin.units.map { ($0.owner, failure.message) }))
      }
      var report = TokenReport()
      for (number, unit) in bin.units.enumerated() {
        for single in BinPacker.files(of: [unit], in: check.scope, jobs: 1) {
          report.merge(try namesOrFailures(single, label: "\(label)-\(number)"))
        }
      }
      return report
    }
  }

  private func index(_ bin: Bin, label: String) throws -> Result<[Int: SnippetNames], IndexFailure> {
    let source = UnitPrinter.merged(bin.units, in: check.scope, onMainActor: bin.settings.onMainActor)
    let path = try check.scratch.write("\(label).swift", source.text)
    let store = check.scratch.path + "/\(label)"
    let frontend = SwiftFrontend(
      toolchain: check.context.toolchain, stage: .typeCheck, sources: [path], moduleName: UnitCompiler.moduleName,
      languageMode: bin.settings.languageMode,
      flags: check.context.compilerFlags + NameReader.flags(store: store, label: label),
      scratch: check.scratch.path, label: label,
      moduleCache: check.context.moduleCache)
    let outcome = try frontend.run(processes: check.context.processes, files: check.context.files)
    if let error = outcome.crash ?? outcome.diagnostics.first(where: { $0.severity == .error })?.message {
      return .failure(IndexFailure(message: error))
    }
    do {
      return .success(
        try NameReader(source: source, path: path, store: store).names(of: Set(bin.units.map(\.owner))))
    } catch {
      return .failure(error)
    }
  }

  private static let format = StoredFormat<SnippetNames>("snippet-names", version: 5, isShared: true)

  /// Returns the cache key. It covers the snippet's whole text, including comments, since names are stored with their
  /// offsets in the text.
  private func key(_ unit: SnippetUnit) -> Digest? {
    compiled.keys[unit.owner].map { Digest(ofParts: [$0.bytes, check.scope.snippets[unit.owner].text]) }
  }

  private func read(_ unit: SnippetUnit) -> SnippetNames? {
    key(unit).flatMap { check.context.cache?.read(Self.format, $0) }
  }

  func write(_ unit: SnippetUnit, _ names: SnippetNames) {
    if let key = key(unit) { check.context.cache?.write(names, as: Self.format, key) }
  }
}

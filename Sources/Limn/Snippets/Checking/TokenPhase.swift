import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Gives the symbols in snippets that compile: those that were found when they were checked, in this run or an earlier one, and for snippets
/// without any those of an index of their own.
struct TokenPhase {
  var check: CheckRun
  /// Outcomes' cache keys by snippet.
  var keys: [Int: Digest]
}

/// What indexing some snippets gave.
struct TokenReport {
  /// What the names stand for, by snippet.
  var names: [Int: SnippetNames] = [:]
  /// Why there are none, by snippet.
  var failures: [Int: String] = [:]

  mutating func merge(_ other: TokenReport) {
    names.merge(other.names) { old, _ in old }
    failures.merge(other.failures) { old, _ in old }
  }
}

extension TokenPhase {
  func names(_ units: [SnippetUnit]) throws(EnvironmentFailure) -> TokenReport {
    var found: [Int: SnippetNames] = [:]
    var open: [SnippetUnit] = []
    for unit in units {
      if let known = check.names[unit.owner] ?? read(unit) { found[unit.owner] = known } else { open.append(unit) }
    }
    var bins = BinPacker.pack(open.filter { $0.isolationReason(in: check.scope) == nil }, in: check.scope, jobs: check.context.jobs)
    for unit in open where unit.isolationReason(in: check.scope) != nil { bins += BinPacker.pack([unit], in: check.scope, jobs: 1) }
    let results = concurrentMap(Array(bins.enumerated()), jobs: check.context.jobs) { index, bin in
      Result { () throws(EnvironmentFailure) in try self.namesOrFailures(bin, label: "index\(index)") }
    }
    var report = TokenReport(names: found)
    for result in results { report.merge(try result.get()) }
    // A snippet whose index failed has no entry, so that the next run tries again.
    for unit in open { if let names = report.names[unit.owner] { write(unit, names) } }
    return report
  }

  /// Indexes a bin; if that fails, each of its snippets alone, so that one cannot take the names of the others.
  private func namesOrFailures(_ bin: Bin, label: String) throws(EnvironmentFailure) -> TokenReport {
    switch try index(bin, label: label) {
    case .success(let names): return TokenReport(names: names)
    case .failure(let failure):
      guard bin.units.count > 1 else {
        return TokenReport(failures: Dictionary(uniqueKeysWithValues: bin.units.map { ($0.owner, failure.message) }))
      }
      var report = TokenReport()
      for (number, unit) in bin.units.enumerated() {
        for single in BinPacker.pack([unit], in: check.scope, jobs: 1) {
          report.merge(try namesOrFailures(single, label: "\(label)-\(number)"))
        }
      }
      return report
    }
  }

  private func index(_ bin: Bin, label: String) throws(EnvironmentFailure) -> Result<[Int: SnippetNames], IndexFailure> {
    let source = UnitPrinter.merged(bin.units, in: check.scope, onMainActor: bin.settings.onMainActor)
    let path = try check.scratch.write("\(label).swift", source.text)
    let store = check.scratch.path + "/\(label)"
    let frontend = SwiftFrontend(
      toolchain: check.context.toolchain, stage: .typeCheck, sources: [path], moduleName: UnitCompiler.moduleName,
      languageMode: bin.settings.languageMode, flags: check.context.compilerFlags + NameReader.flags(store: store, label: label),
      scratch: check.scratch.path, label: label,
      moduleCache: check.context.moduleCache)
    let outcome = try frontend.run(processes: check.context.processes, files: check.context.files)
    if let error = outcome.crash ?? outcome.diagnostics.first(where: { $0.severity == .error })?.message {
      return .failure(IndexFailure(message: error))
    }
    do {
      return .success(
        try NameReader(source: source, path: path, store: store).names(of: Set(bin.units.map(\.owner)), toolchain: check.context.toolchain))
    } catch {
      return .failure(error)
    }
  }
}

extension TokenPhase {
  private static let format = StoredFormat<SnippetNames>("snippet-names", version: 4)

  /// The text counts, too: offsets are the snippet's own, comments included.
  private func key(_ unit: SnippetUnit) -> Digest? {
    keys[unit.owner].map { Digest(ofParts: [$0.bytes, check.scope.snippets[unit.owner].text]) }
  }

  private func read(_ unit: SnippetUnit) -> SnippetNames? {
    key(unit).flatMap { check.context.cache?.read(Self.format, $0) }
  }

  func write(_ unit: SnippetUnit, _ names: SnippetNames) {
    if let key = key(unit) { check.context.cache?.write(names, as: Self.format, key) }
  }
}

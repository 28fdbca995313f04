import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Finds the symbols in snippets that compile, from the index that the compiler writes: many snippets a run, as when they are checked.
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
      if let known = read(unit) { found[unit.owner] = known } else { open.append(unit) }
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
    let flags = [
      "-index-store-path", store, "-index-include-locals", "-index-ignore-stdlib", "-index-ignore-clang-modules",
      "-index-unit-output-path", label,
    ]
    let frontend = SwiftFrontend(
      toolchain: check.context.toolchain, stage: .typeCheck, sources: [path], moduleName: UnitCompiler.moduleName,
      languageMode: bin.settings.languageMode, flags: check.context.compilerFlags + flags, scratch: check.scratch.path, label: label,
      moduleCache: check.context.moduleCache)
    let outcome = try frontend.run(processes: check.context.processes, files: check.context.files)
    if let error = outcome.crash ?? outcome.diagnostics.first(where: { $0.severity == .error })?.message {
      return .failure(IndexFailure(message: error))
    }
    let files: [IndexedFile]
    do { files = try IndexStore(path: store, toolchain: check.context.toolchain).files([path]) } catch {
      return .failure(IndexFailure(message: error.message))
    }
    let placer = SourceMapper(file: path, text: source.text)
    let owners = Set(bin.units.map(\.owner))
    var found: [Int: [Int: IndexedName]] = [:]
    var symbols: [Int: Set<String>] = [:]
    for occurrence in files.flatMap(\.occurrences) {
      guard let offset = placer.offset(.init(file: path, line: occurrence.line, column: occurrence.column)),
        let origin = source.origin(of: offset), owners.contains(origin.snippet)
      else { continue }
      symbols[origin.snippet, default: []].formUnion(occurrence.outsideSymbols)
      guard occurrence.isWritten else { continue }
      let base = occurrence.name.prefix { $0 != "(" }
      let name = IndexedName(offset: origin.offset, usr: occurrence.usr, name: String(base), kind: occurrence.kind.rawValue)
      // Where a type and its initialiser share a place, the type says more.
      if let other = found[origin.snippet]?[origin.offset], other.symbolKind.isType || !occurrence.kind.isType { continue }
      found[origin.snippet, default: [:]][origin.offset] = name
    }
    return .success(
      owners.reduce(into: [:]) { all, owner in
        let names = found[owner, default: [:]].values.sorted { $0.offset < $1.offset }
        all[owner] = SnippetNames(names: names, symbols: symbols[owner, default: []].sorted())
      })
  }
}

/// Why the compiler wrote no index for a bin.
private struct IndexFailure: Error { var message: String }

extension Occurrence {
  /// Whether a reader can see it: accessors and what the compiler adds stand at the places of others.
  fileprivate var isWritten: Bool {
    !roles.contains(.implicit) && !relations.contains { $0.roles.contains(.accessorOf) } && kind != .unknown
  }

  /// What the snippet did not declare itself: the symbol, written or called for the snippet's syntax, and the requirements that a
  /// declaration of its own fulfils.
  fileprivate var outsideSymbols: [String] {
    ([usr] + relations.filter { $0.roles.contains(.overrideOf) }.map(\.usr)).filter { usr in
      Demangler.module(usr: usr).map { $0 != UnitCompiler.moduleName } ?? false
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

  private func write(_ unit: SnippetUnit, _ names: SnippetNames) {
    if let key = key(unit) { check.context.cache?.write(names, as: Self.format, key) }
  }
}

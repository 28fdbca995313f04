import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnToolchain

/// Finds the symbols in snippets that compile, from the index that the compiler writes: many snippets a run, as when they are checked.
struct TokenPhase {
  var check: CheckRun
  /// Outcomes' cache keys by snippet.
  var keys: [Int: Digest]
}

extension TokenPhase {
  /// By snippet.
  func names(_ units: [SnippetUnit]) throws(EnvironmentFailure) -> [Int: SnippetNames] {
    var found: [Int: SnippetNames] = [:]
    var open: [SnippetUnit] = []
    for unit in units {
      if let known = read(unit) { found[unit.owner] = known } else { open.append(unit) }
    }
    var bins = BinPacker.pack(open.filter { $0.isolationReason(in: check.scope) == nil }, in: check.scope, jobs: check.context.jobs)
    for unit in open where unit.isolationReason(in: check.scope) != nil { bins += BinPacker.pack([unit], in: check.scope, jobs: 1) }
    let results = concurrentMap(Array(bins.enumerated()), jobs: check.context.jobs) { index, bin in
      Result { () throws(EnvironmentFailure) in try self.index(bin, label: "index\(index)") }
    }
    for result in results { found.merge(try result.get()) { old, _ in old } }
    for unit in open { write(unit, found[unit.owner] ?? SnippetNames()) }
    return found
  }

  private func index(_ bin: Bin, label: String) throws(EnvironmentFailure) -> [Int: SnippetNames] {
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
    _ = try frontend.run(processes: check.context.processes, files: check.context.files)
    let files = (try? IndexStore(path: store, toolchain: check.context.toolchain).files([path])) ?? []
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
    return owners.reduce(into: [:]) { all, owner in
      let names = found[owner, default: [:]].values.sorted { $0.offset < $1.offset }
      all[owner] = SnippetNames(names: names, symbols: symbols[owner, default: []].sorted())
    }
  }
}

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
  /// The text counts, too: offsets are the snippet's own, comments included.
  private func key(_ unit: SnippetUnit) -> Digest? {
    keys[unit.owner].map { Digest(ofParts: [Array("limn-names/3".utf8), $0.bytes, check.scope.snippets[unit.owner].text]) }
  }

  private func read(_ unit: SnippetUnit) -> SnippetNames? {
    guard let key = key(unit), let bytes = check.context.cache?.read(key) else { return nil }
    return try? JSONDecoder().decode(SnippetNames.self, from: Data(bytes))
  }

  private func write(_ unit: SnippetUnit, _ names: SnippetNames) {
    guard let key = key(unit), let data = try? JSONEncoder().encode(names) else { return }
    check.context.cache?.write(key, Array(data))
  }
}

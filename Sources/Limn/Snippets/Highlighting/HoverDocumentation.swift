import LimnPlatform
import LimnToolchain

/// Adds to hovers what is known of their symbols: the whole declaration and the documentation.
struct HoverDocumentation {
  /// The documented package's own symbols.
  private let own: [String: SymbolGraph.Symbol]
  private let outside: ExternalSymbols
  private let jobs: Int

  init(context: CheckContext) {
    own = Dictionary(context.symbolGraphs.flatMap(\.symbols).map { ($0.usr, $0) }, uniquingKeysWith: { first, _ in first })
    outside = ExternalSymbols(
      toolchain: context.toolchain, compilerFlags: context.compilerFlags, modulesFolders: context.modulesFolders,
      scratch: context.scratch, cache: context.cache, processes: context.processes, files: context.files)
    jobs = context.jobs
  }
}

extension HoverDocumentation {
  func complete(_ verdicts: inout [Verdict]) {
    let notes = externalNotes(verdicts)
    for verdict in verdicts.indices {
      for hover in verdicts[verdict].hovers.indices {
        guard let usr = verdicts[verdict].hovers[hover].symbol else { continue }
        if let symbol = own[usr] {
          verdicts[verdict].hovers[hover].say(symbol.declaration, symbol.documentation)
        } else if let note = notes[usr] {
          verdicts[verdict].hovers[hover].say(note.declaration, note.documentation)
        }
      }
    }
  }

  private func externalNotes(_ verdicts: [Verdict]) -> [String: ExternalSymbols.Note] {
    var wanted: [String: Set<String>] = [:]
    for hover in verdicts.flatMap(\.hovers) {
      guard let usr = hover.symbol, own[usr] == nil, let module = Demangler.declaringModule(usr: usr) else { continue }
      wanted[module, default: []].insert(usr)
    }
    let modules = wanted.sorted { $0.key < $1.key }
    let found = concurrentMap(modules, jobs: jobs) { outside.notes(on: $0.value, of: $0.key) }
    return found.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}

extension Hover {
  fileprivate mutating func say(_ declaration: String, _ text: String?) {
    if !declaration.isEmpty { type = declaration }
    documentation = text
  }
}

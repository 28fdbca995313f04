import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Adds the full declarations and the documentation of symbols to hover cards.
struct HoverDocumentation {
  /// The symbols of the documented package, by USR.
  private let own: [String: SymbolGraph.Symbol]
  private let external: ExternalSymbols
  private let jobs: Int

  init(context: CheckContext) {
    own = context.symbolGraphs.flatMap(\.symbols).keyed(by: \.usr)
    var external = ExternalSymbols(toolchain: context.toolchain, scratch: context.scratch)
    external.compilerFlags = context.compilerFlags
    external.modulesFolders = context.modulesFolders
    external.cache = context.cache
    external.processes = context.processes
    self.external = external
    jobs = context.jobs
  }

  /// Adds declarations and documentation to the hovers of all verdicts. Returns a warning for each module whose
  /// declarations cannot be read.
  func complete(_ verdicts: inout [Verdict]) -> [Diagnostic] {
    let (notes, problems) = externalNotes(verdicts)
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
    return problems
  }

  private func externalNotes(_ verdicts: [Verdict]) -> (notes: [String: ExternalSymbols.Note], problems: [Diagnostic]) {
    var wanted: [String: Set<String>] = [:]
    for hover in verdicts.flatMap(\.hovers) {
      guard let usr = hover.symbol, own[usr] == nil, let module = Demangler.declaringModule(usr: usr) else { continue }
      wanted[module, default: []].insert(usr)
    }
    let found = concurrentMap(wanted.sortedByKey, jobs: jobs) { module in
      Result { try external.notes(on: module.value, of: module.key) }
    }
    var notes: [String: ExternalSymbols.Note] = [:]
    var problems: [Diagnostic] = []
    for result in found {
      do { notes.merge(try result.get()) { first, _ in first } } catch {
        problems.add(
          .noHovers,
          "the declarations of a module cannot be read, so hover cards do not show them: \(error)")
      }
    }
    return (notes, problems)
  }
}

extension Hover {
  fileprivate mutating func say(_ declaration: String, _ text: String?) {
    if !declaration.isEmpty { type = declaration }
    documentation = text
  }
}

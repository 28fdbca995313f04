import LimnDiagnostics
import LimnToolchain

/// Finds a real initializer call for each type, as an example.
struct ExampleFinder {
  let model: CodeModel
}

extension ExampleFinder {
  /// Returns the best call for each type, by the type's id. Calls that begin with the type's name are better than calls that begin with a
  /// dot. If both calls begin in the same way, a call in the app is better than a call in a preview. If this is also the same, the shorter
  /// call is better. Among equally good calls, the first is chosen.
  func examples() -> [String: CallExample] {
    var best: [String: (rank: Int, length: Int, example: CallExample)] = [:]
    for file in model.files where !file.isTest {
      for call in file.facts.calls {
        guard let text = call.text, let id = owner(of: call, in: file), model.types[id]?.path != file.path || text.contains("(") else {
          continue
        }
        guard file.entity(atLine: call.location.line, column: call.location.column) != id else { continue }
        let isPreview = file.preview(atLine: call.location.line, column: call.location.column) != nil
        let rank = (text.hasPrefix(".") ? 2 : 0) + (isPreview ? 1 : 0)
        let candidate = (rank, text.utf8.count, CallExample(text: text, source: call.location))
        if let found = best[id], (found.rank, found.length) <= (candidate.0, candidate.1) { continue }
        best[id] = candidate
      }
    }
    return best.mapValues(\.example)
  }

  private func owner(of call: CallFact, in file: CodeFile) -> String? {
    let symbols = file.occurrences(at: call.location).filter { $0.kind == .initializer || $0.kind.isType }
    return symbols.lazy.compactMap { model.owner(ofUSR: $0.usr) }.first
  }
}

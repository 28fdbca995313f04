/// Finds a real initializer call for each type, as an example.
struct ExampleFinder {
  let model: CodeModel

  /// Returns the best example call for each type, by the type's id. Calls that begin with the type's name are preferred
  /// over calls that begin with a dot. Next, calls outside of previews are preferred over calls in previews. Next,
  /// shorter calls are preferred. If several calls are still equally good, the first is returned.
  func examples() -> [String: CallExample] {
    var best: [String: (rank: Int, length: Int, example: CallExample)] = [:]
    for file in model.files where !file.isTest {
      for call in file.facts.calls {
        guard let text = call.text, let id = owner(of: call, in: file),
          model.types[id]?.path != file.path || text.contains("(")
        else {
          continue
        }
        // An alias in the type, `Self`, or a generic parameter is not the name of a type that a reader can write.
        guard file.entity(at: call.location) != id, let name = model.types[id]?.name.shortName,
          call.name == name || text.hasPrefix(".init(") || text.contains("\(name).init(")
        else { continue }
        let isPreview = file.preview(at: call.location) != nil
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

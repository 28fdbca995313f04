import LimnDiagnostics
import LimnPlatform

/// Creates the verdicts of a finished check.
struct VerdictWriter {
  var check: CheckRun
  var results: CheckResults
  /// The ids of the snippets that have an error.
  var failed: Set<Int>
  /// For each snippet that fails because of other snippets, the ids of the snippets that cause the failure.
  var causes: [Int: Set<Int>]
  /// For each snippet, the locations of the errors that Limn itself finds, for example in attributes. The compiler's
  /// errors are not included.
  var errors: [Int: [Location]]

  func verdicts() -> [Verdict] {
    let units = check.units.keyed(by: \.owner)
    return concurrentMap(check.scope.snippets, jobs: check.context.jobs) { verdict($0, units[$0.id]) }
  }

  private func verdict(_ snippet: Snippet, _ unit: SnippetUnit?) -> Verdict {
    var verdict = Verdict(
      path: snippet.path, line: snippet.fence.line, endLine: snippet.fence.range.end.line,
      kind: kind(snippet, unit),
      expectsFailure: snippet.expectsFailure, isWrapped: snippet.syntax.wrapper != nil)
    verdict.isUnknown = obstacle(to: snippet) != nil
    verdict.isInterface = snippet.syntax.isInterface
    verdict.hasSyntaxErrors = snippet.syntax.isBroken
    let others = (causes[snippet.id] ?? []).map { check.scope.snippets[$0] }
    verdict.errorLocations = (errors[snippet.id] ?? []).filter { place in
      !([snippet] + others).contains { other in
        let range = other.fence.range
        return other.path == place.path && range.start.line <= place.line && place.line <= range.end.line
      }
    }
    verdict.causes = others.map { Location(path: $0.path, line: $0.fence.line) }.sorted()
    verdict.previewSource = results.previews.sources[snippet.id]
    verdict.output = results.runs.results[snippet.id]?.output
    verdict.mentions = unit?.mentions.sorted() ?? []
    verdict.fullProgram = unit.map { check.scope.fullProgram(of: $0) } ?? snippet.fence.text
    if check.context.options.wantsTokens {
      let known = results.compiled.outcomes[snippet.id]?.names ?? SnippetNames()
      let reader = TokenReader(snippet: snippet, names: known.names)
      verdict.tokens = reader.tokens()
      verdict.hovers = reader.hovers()
      verdict.symbols = known.symbols
    }
    return verdict
  }

  private func kind(_ snippet: Snippet, _ unit: SnippetUnit?) -> Verdict.Kind {
    if failed.contains(snippet.id) { return .failed }
    if let reason = snippet.skipped ?? obstacle(to: snippet) { return .skipped(reason) }
    if snippet.isTemplate { return .template }
    return unit == nil ? .leftToAnotherShard : .passed
  }

  /// Returns the reason why the snippet could not be compiled or run, if the reason is outside of the snippet, such as
  /// a module that does not build. Returns nil if there is no such reason.
  private func obstacle(to snippet: Snippet) -> String? {
    results.compiled.skipped[snippet.id] ?? results.runs.skipped[snippet.id]
  }
}

extension Scope {
  /// The snippet as a complete file that a reader can compile. The file contains the imports, the declarations from
  /// earlier snippets that the snippet uses, and the snippet's own text.
  fileprivate func fullProgram(of unit: SnippetUnit) -> String {
    var blocks: [String] = []
    let imports = unit.imports.filter { $0.snippet != unit.owner }.map(\.text)
    if !imports.isEmpty { blocks.append(imports.withLineFeeds) }
    for part in unit.parts where part.reference.snippet != unit.owner {
      blocks.append(code(of: part))
    }
    return (blocks + [owner(of: unit).fence.text.trimmingSuffix("\n")]).joined(separator: "\n\n") + "\n"
  }
}

import LimnDiagnostics

/// Compares the compiler's diagnostics with the expectations in a snippet's comments. An unexpected diagnostic stays an
/// error or a warning. An unmet expectation is an error.
struct ExpectationMatcher {
  var snippet: Snippet
  var found: [AttributedDiagnostic]

  /// Returns the unexpected errors and warnings, and an error for each expectation that was not met.
  func diagnostics() -> [Diagnostic] {
    let errors = found.filter { $0.diagnostic.isError }
    let warnings = found.filter { $0.diagnostic.severity == .warning }
    return match(errors, with: snippet.expectations.errors, kind: .error)
      + match(warnings, with: snippet.expectations.warnings, kind: .warning) + failure(errors)
  }

  private func match(_ found: [AttributedDiagnostic], with expected: [Expectations.Expected], kind: Severity)
    -> [Diagnostic]
  {
    func meets(_ one: AttributedDiagnostic, _ wanted: Expectations.Expected) -> Bool {
      one.ownLine == wanted.line && one.diagnostic.message.contains(wanted.text)
    }
    // `compile_fail` without an expected message accepts any error.
    let isLoose = kind == .error && expected.isEmpty && snippet.expectsFailure
    let unexpected = isLoose ? [] : found.filter { one in !expected.contains { meets(one, $0) } }.map(\.diagnostic)
    let unmet = expected.filter { wanted in !found.contains { meets($0, wanted) } }
    return unexpected + unmet.map { report($0, among: found.filter { $0.ownLine != nil }, kind: kind) }
  }

  private func report(_ wanted: Expectations.Expected, among found: [AttributedDiagnostic], kind: Severity)
    -> Diagnostic
  {
    let here = found.filter { $0.ownLine == wanted.line }
    let elsewhere = found.filter { $0.diagnostic.message.contains(wanted.text) }
    let notes =
      here.map { Note("the \(kind.rawValue) here is: \($0.diagnostic.message)", at: $0.diagnostic.location) }
      + elsewhere.prefix(3).map { Note("the expected \(kind.rawValue) is on another line", at: $0.diagnostic.location) }
    var fixes: [Fix] = []
    if here.count == 1, elsewhere.isEmpty {
      let edit = SnippetEdit.replace(
        wanted.range, of: snippet, with: "// \(kind.rawValue): \(here[0].diagnostic.message)")
      fixes = [Fix("write the compiler's message into the comment", edits: [edit])]
    }
    return .init(
      kind == .error ? .expectedError : .expectedWarning, "no \(kind.rawValue) on this line contains '\(wanted.text)'",
      at: snippet.location(of: wanted.range),
      notes: notes, fixes: fixes)
  }

  private func failure(_ errors: [AttributedDiagnostic]) -> [Diagnostic] {
    guard snippet.attributes.expectsFailure || !snippet.expectations.errors.isEmpty else { return [] }
    if errors.isEmpty {
      // If there are `// error:` comments, `match` has already reported the comments without a matching error.
      guard snippet.expectations.errors.isEmpty else { return [] }
      return [.init(.compiles, "the snippet compiles, but 'compile_fail' requires an error", at: snippet.opening)]
    }
    guard snippet.expectations.errors.isEmpty else { return [] }
    let first = errors.first { $0.ownLine != nil } ?? errors[0]
    return [
      .init(
        .anyError,
        "'compile_fail' accepts any error: add an '// error:' comment with the expected error to the line that fails",
        at: snippet.opening,
        notes: [Note("// error: \(first.diagnostic.message)", at: first.diagnostic.location)],
        fixes: comment(for: first))
    ]
  }

  private func comment(for found: AttributedDiagnostic) -> [Fix] {
    guard let line = found.ownLine else { return [] }
    let start = snippet.lineStarts[line - 1]
    var end = line < snippet.lineStarts.count ? snippet.lineStarts[line] - 1 : snippet.text.count
    while end > start, snippet.text[end - 1] == 13 || snippet.text[end - 1] == 32 { end -= 1 }
    let edit = SnippetEdit.replace(end..<end, of: snippet, with: "  // error: \(found.diagnostic.message)")
    return [Fix("add a comment that expects this error", edits: [edit])]
  }
}

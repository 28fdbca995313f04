import LimnDiagnostics

/// Converts the compiler's diagnostics to locations in the Markdown file, and selects the diagnostics that concern the
/// snippet.
struct OutcomeReader {
  var scope: Scope
  var owner: Snippet
  /// The generated source text that the byte offsets in the compiler's result refer to.
  var source: GeneratedSource

  /// Returns the errors and warnings to report: all errors of the compilation unit, and the warnings in the checked
  /// snippet.
  func read(_ outcome: UnitOutcome) -> [AttributedDiagnostic] {
    // The compiler can mistake a name for a macro. It then reports this error, and further errors at the same position.
    // The further errors are only consequences, so Limn keeps only the error about the macro.
    let macros = Set(outcome.diagnostics.filter { Self.macroName($0) != nil }.compactMap(\.range?.lowerBound))
    let isExplained = outcome.diagnostics.contains { $0.isError && !Self.isUnexplained($0) }
    let causes = outcome.diagnostics.filter { diagnostic in
      (Self.macroName(diagnostic) != nil || !macros.contains(diagnostic.range?.lowerBound ?? -1))
        && !isAboutMain(diagnostic)
        && !(isExplained && Self.isUnexplained(diagnostic))
    }
    var found = causes.compactMap(read)
    if let crash = outcome.crash {
      let text = "the compiler could not check this snippet: \(crash)"
      found.append(AttributedDiagnostic(diagnostic: .init(.compilerFailure, text, at: owner.start)))
    }
    return found
  }

  /// Whether the error occurs only because of the way in which Limn compiles the snippet. Limn compiles a snippet with
  /// syntax errors as a script. The compiler then reports that `@main` is not allowed in a script.
  private func isAboutMain(_ found: PlacedDiagnostic) -> Bool {
    owner.syntax.isBroken && !owner.attributes.isScript && Self.id(found.name) == "attr-applicationmain-with-script"
  }

  /// Whether this is the compiler's error "failed to produce diagnostic", which gives no reason. Another error in the
  /// same expression is usually the cause.
  private static func isUnexplained(_ found: PlacedDiagnostic) -> Bool {
    id(found.name) == "failed-to-produce-diagnostic"
  }

  private func read(_ found: PlacedDiagnostic) -> AttributedDiagnostic? {
    let placed = withUnknownName(found)
    let origin = placed.range.flatMap { source.origin(of: $0.lowerBound) }
    let isOwn = origin == nil || origin?.snippet == owner.id
    if !placed.isError, !isOwn || origin == nil || Self.isAboutShape(placed, in: source, owner) { return nil }
    let location = placed.range.flatMap(place) ?? owner.start
    let notes = placed.notes.map { Note(Self.readable($0.message), at: $0.range.flatMap(place)) }
    // Only the fix of an error is safe. The fix of a warning, or an alternative fix in a note, can change what the code
    // does.
    let fixes =
      [fix(placed, message: nil, isSafe: placed.isError)]
      + placed.notes.map { fix($0, message: $0.message, isSafe: false) }
    let diagnostic = Diagnostic(
      severity: placed.isError ? .error : .warning, id: Self.id(placed.name),
      message: Self.readable(placed.message),
      location: location,
      notes: notes, fixes: fixes.compactMap { $0 })
    let line = isOwn ? origin.map { owner.position(of: $0.offset).line } : nil
    return AttributedDiagnostic(origin: origin, diagnostic: diagnostic, ownLine: line)
  }

  /// Replaces an error about a missing '#', or about a C structure, with an error about an unknown name. The compiler
  /// takes an undeclared name such as `error` for the macro `#error`, and then suggests adding '#', which is wrong. It
  /// takes an undeclared `user` for a structure of the C library.
  private func withUnknownName(_ found: PlacedDiagnostic) -> PlacedDiagnostic {
    let structure = Self.structureName(found)
    guard let name = Self.macroName(found) ?? structure else { return found }
    return PlacedDiagnostic(
      severity: .error, name: "cannot_find_in_scope", message: "cannot find '\(name)' in scope",
      range: structure == nil ? found.range : found.range.map { range(of: name, near: $0) }, fixes: [], notes: [])
  }

  /// Returns the first range of the name in the line where `place` starts, or `place` if the line does not contain it.
  private func range(of name: Substring, near place: Range<Int>) -> Range<Int> {
    let start = source.text[..<place.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let line = source.text[start...].prefix { $0 != "\n" }
    return line.firstRange(of: name.utf8) ?? place
  }

  /// Returns the name that the compiler mistook for a macro of the standard library; nil if the diagnostic is not about
  /// such a mistake.
  private static func macroName(_ found: PlacedDiagnostic) -> Substring? {
    guard found.message.hasPrefix("expansion of macro '") else { return nil }
    let names = ["error", "warning", "line", "column", "file", "fileID", "filePath", "function"]
    let match = found.message.wholeMatch(of: /expansion of macro '(\w+)(?:\(\))?' requires leading '#'/)
    return match.flatMap { names.contains(String($0.1)) ? $0.1 : nil }
  }

  /// Returns the name of the structure of the C library that the compiler reports in place of an unknown name; nil if
  /// there is none.
  private static func structureName(_ found: PlacedDiagnostic) -> Substring? {
    let match = found.message.firstMatch(of: /^type '(\w+)' has no|['<](\w+)\.Type[',>]/)
    return (match?.1 ?? match?.2).flatMap { FailureCauses.structures.contains(String($0)) ? $0 : nil }
  }

  /// Removes from a message the names that exist only in the generated file.
  private static func readable(_ message: String) -> String {
    guard
      message.contains(UnitPrinter.wrapperName) || message.contains(UnitPrinter.functionName(""))
        || message.contains(UnitCompiler.moduleName)
    else { return message }
    // A message can contain the name of the generated type, as in "two 'Members_' operands". The name cannot just be
    // removed from such a message. `Self` means the same inside the type, so it replaces the name.
    let readable = message.replacing(/Members_\d*\./, with: "").replacing(/Members_\d*/, with: "Self")
      .replacing(/(global function )?'__snippet\d*\(\)'/, with: "the snippet")
      .replacing(/'Snippet_'/, with: "the snippet").replacing("Snippet_.", with: "")
    guard readable.contains("'Self'"), !message.contains("'Self'") else { return readable }
    return readable
      + "; this block leaves out the type 'Self' of its members: write 'extension TypeName { … }' around them"
  }

  /// Converts `cannot_find_in_scope` to `cannot-find-in-scope`.
  static func id(_ name: String) -> String { name.isEmpty ? "swift" : name.lowercased().replacing("_", with: "-") }

  /// Whether the warning is about code that is normal in documentation. Examples are a variable or comparison at the
  /// top level that is never used, a loop variable that is not used because the body of the loop is omitted, and a view
  /// that is only shown in a preview.
  private static func isAboutShape(_ placed: PlacedDiagnostic, in source: GeneratedSource, _ owner: Snippet) -> Bool {
    if owner.attributes.showsPreview, placed.name.hasPrefix("expression_unused") { return true }
    guard let range = placed.range, let origin = source.origin(of: range.lowerBound),
      let item = owner.item(at: origin.offset)
    else {
      return false
    }
    if unusedVariables.contains(placed.name) { return item.declaresVariables || owner.endsInEmptyBody(item) }
    // If the result of a call is unused, keep the compiler's warning, since the author may expect the call to have an
    // effect. But a comment directly after the call usually shows its result, and a value that is created and modified
    // in one expression, such as a view, is shown as it is.
    let before = owner.text[item.range.lowerBound..<max(item.range.lowerBound, origin.offset)]
    let isInClosure = before.count { $0 == "{" } > before.count { $0 == "}" }
    let showsResult =
      owner.text[item.range.upperBound...].text.prefixMatch(of: /[ \t]*\R?[ \t]*\/\//) != nil
      || owner.text[item.range].text.prefixMatch(of: /\s*[A-Z]\w*\s*[({]/) != nil
    let isCall = ["expression_unused_init_result", "expression_unused_result_call"].contains(placed.name)
    let isValue = unusedValues.contains(placed.name) || showsResult && isCall
    return item.isExpression && !isInClosure && isValue
  }

  private static let unusedVariables: Set = [
    "pbd_never_used", "pbd_never_used_pattern", "pbd_never_used_stmtcond", "variable_never_used",
    "variable_never_mutated",
    "variable_never_read",
    "immutable_value_never_used_but_assigned",
  ]
  private static let unusedValues: Set = [
    "expression_unused_literal", "expression_unused_lvalue", "expression_unused_result_operator",
    "expression_unused_result",
    "expression_unused_result_unknown",
  ]

  private func place(_ range: Range<Int>) -> Location? {
    guard let start = source.origin(of: range.lowerBound) else { return nil }
    let snippet = scope.snippets[start.snippet]
    guard let end = source.origin(of: range.upperBound), end.snippet == start.snippet, end.offset > start.offset else {
      return snippet.location(of: start.offset)
    }
    return snippet.location(of: start.offset..<end.offset)
  }

  private func fix(_ placed: PlacedDiagnostic, message: String?, isSafe: Bool) -> Fix? {
    guard !placed.fixes.isEmpty else { return nil }
    var edits: [Edit] = []
    for change in placed.fixes {
      guard let start = source.origin(of: change.range.lowerBound),
        let end = source.origin(of: change.range.upperBound),
        start.snippet == owner.id, end.snippet == owner.id, start.offset <= end.offset
      else { return nil }
      let isOneLine =
        owner.position(of: start.offset).line == owner.position(of: end.offset).line && !change.text.contains("\n")
      // In a list or block quote, each line of the file has a prefix before the code. Offer no edit that adds or
      // removes lines, since the edit would break these prefixes.
      guard isOneLine || owner.fence.lines.allSatisfy({ $0.column == 1 }) else { return nil }
      edits.append(SnippetEdit.replace(start.offset..<end.offset, of: owner, with: change.text))
    }
    // A fix such as `arity: <#Int#>` contains a placeholder that the author must replace, so it is not safe.
    let isComplete = !placed.fixes.contains { $0.text.contains("<#") }
    return Fix(message ?? Self.describe(placed.fixes, in: source.text), edits: edits, isSafe: isSafe && isComplete)
  }

  /// Returns the text on one line. Escape sequences replace line breaks and tabs.
  private static func shown(_ text: String) -> String {
    text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  private static func describe(_ changes: [PlacedEdit], in text: [UInt8]) -> String {
    let words = changes.map { change -> String in
      let old = shown(text[change.range.clamped(to: 0..<text.count)].text)
      let new = shown(change.text)
      if old.isEmpty { return "insert '\(new)'" }
      return new.isEmpty ? "remove '\(old)'" : "replace '\(old)' with '\(new)'"
    }
    return words.withCommas
  }
}

/// A compiler diagnostic with its position in a snippet.
struct AttributedDiagnostic {
  /// The position in a snippet; nil if the diagnostic is about generated code.
  var origin: Origin?
  var diagnostic: Diagnostic
  /// The line in the code block's text, from 1; nil if the position is in an earlier snippet or in generated code.
  var ownLine: Int?
}

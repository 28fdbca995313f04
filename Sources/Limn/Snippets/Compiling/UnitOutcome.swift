import LimnToolchain

/// The compiler's result for a compilation unit. Positions refer to the file that is generated for this unit alone, so
/// they stay valid when snippets move in the page.
struct UnitOutcome: Hashable, Codable, Sendable {
  var diagnostics: [PlacedDiagnostic] = []
  /// A description of the compiler's crash or timeout; nil if the compiler ended normally.
  var crash: String?
  /// Whether the unit does not compile with its own value of `prefersMainActor`, but compiles with the opposite value.
  var needsOtherActor = false
  /// The names that the compiler's index contains for the snippet; nil if the unit is a script or has an error.
  var names: SnippetNames?
  /// The reason why the index of a unit without errors cannot be read.
  var indexProblem: String?

  /// The outcome with its diagnostics in text order. The order of the compiler's output depends on the other code in
  /// the file.
  var sorted: UnitOutcome {
    var copy = self
    copy.diagnostics.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
    return copy
  }

  var hasErrors: Bool { crash != nil || diagnostics.contains(where: \.isError) }
}

/// A compiler diagnostic whose positions are byte offsets in the text of a compilation unit.
struct PlacedDiagnostic: Hashable, Codable {
  var severity: CompilerDiagnostic.Severity
  var name, message: String
  /// The byte range of the diagnostic in the unit's text; nil if the diagnostic has no position in the text.
  var range: Range<Int>?
  var fixes: [PlacedEdit] = []
  var notes: [PlacedDiagnostic] = []

  var isError: Bool { severity == .error }
}

/// A replacement in the text of a compilation unit.
struct PlacedEdit: Hashable, Codable {
  var range: Range<Int>
  var text: String
}

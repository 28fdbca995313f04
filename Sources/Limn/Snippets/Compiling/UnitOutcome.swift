import LimnToolchain

/// What the compiler said of a unit, placed in the unit's own text, so that it holds wherever the snippets stand.
struct UnitOutcome: Hashable, Sendable, Codable {
  var diagnostics: [PlacedDiagnostic] = []
  /// How the compiler failed, if it crashed or did not end.
  var crash: String?
  /// Whether the unit builds only if its statements run on the main actor, or only if not, against the first try.
  var needsOtherActor = false

  var hasErrors: Bool { crash != nil || diagnostics.contains { $0.severity == .error } }
}

/// A compiler's diagnostic with bytes of a unit's text for places.
struct PlacedDiagnostic: Hashable, Sendable, Codable {
  var severity: CompilerDiagnostic.Severity
  var name: String
  var message: String
  /// Nil if no snippet wrote the place.
  var range: Range<Int>?
  var fixes: [PlacedEdit] = []
  var notes: [PlacedDiagnostic] = []
}

/// A change in a unit's text.
struct PlacedEdit: Hashable, Sendable, Codable {
  var range: Range<Int>
  var text: String
}

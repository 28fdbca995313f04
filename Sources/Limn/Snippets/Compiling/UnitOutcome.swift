import LimnToolchain

/// The compiler's result for a unit. Positions are relative to the unit's own text, so that they stay valid when snippets move.
struct UnitOutcome: Hashable, Sendable, Codable {
  var diagnostics: [PlacedDiagnostic] = []
  /// How the compiler crashed, or that it timed out.
  var crash: String?
  /// Whether the unit compiles only on the other actor than the one tried first.
  var needsOtherActor = false

  var hasErrors: Bool { crash != nil || diagnostics.contains { $0.severity == .error } }
}

/// A compiler diagnostic with byte offsets in a unit's text.
struct PlacedDiagnostic: Hashable, Sendable, Codable {
  var severity: CompilerDiagnostic.Severity
  var name: String
  var message: String
  /// Nil if the position is in generated code.
  var range: Range<Int>?
  var fixes: [PlacedEdit] = []
  var notes: [PlacedDiagnostic] = []
}

/// A replacement in a unit's text.
struct PlacedEdit: Hashable, Sendable, Codable {
  var range: Range<Int>
  var text: String
}

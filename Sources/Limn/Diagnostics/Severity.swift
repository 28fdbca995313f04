/// The severity of a diagnostic. An error makes the command fail. A warning makes the command fail only with
/// `--strict`.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case error, warning, note

  /// Sorts more severe diagnostics first.
  public static func < (a: Self, b: Self) -> Bool { allCases.prefix { $0 != b }.contains(a) }
}

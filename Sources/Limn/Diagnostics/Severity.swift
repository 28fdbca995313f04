/// The severity of a diagnostic. An error makes the command fail. A warning makes the command fail only with
/// `--strict`.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
  case error, warning, note
}

extension Severity: Comparable {
  /// Sorts more severe diagnostics first.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

extension Severity {
  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// The default severity, the cause, and the remedy of a kind of diagnostic. They are written in this order, as in
/// `error: A text file holds a NUL byte. | Remove the byte.`
public struct DiagnosticTexts: ExpressibleByStringLiteral, Equatable, Sendable {
  let severity: Severity
  let cause, remedy: String

  /// Reads the texts. The remedy can be missing, if the messages of the kind say what to do.
  public init(stringLiteral text: String) {
    severity = Severity.allCases.first { text.hasPrefix($0.rawValue) } ?? .error
    let parts = text.dropFirst(severity.rawValue.count + 1).split(separator: "|").map(\.trimmed)
    cause = parts[0]
    remedy = parts.count > 1 ? parts[1] : "Follow the message."
  }
}

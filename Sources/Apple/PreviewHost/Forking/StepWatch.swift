internal import CPreviewHost
internal import SemanticTree
@_spi(Headless) internal import os

/// Notes what a step does besides changing the screen: from its making to a call of `effects`.
struct StepWatch {
  private let draws = limn_random_draws()
  private let records = LogRecord.all.count

  private static let most = 20
  private static let longest = 200
}

extension StepWatch {
  var drewChance: Bool { limn_random_draws() > draws }

  /// What was logged, then what was printed; the log also prints, which is not said twice.
  func effects(printed: [String]) -> [Effect] {
    let logged = LogRecord.all.dropFirst(records).map { record in
      (text: record.text, origin: [record.subsystem, record.category].filter { !$0.isEmpty }.joined(separator: ":"))
    }
    let rest = printed.filter { line in !logged.contains { line.hasSuffix($0.text) } }
    let effects =
      logged.map { Effect(kind: .logged, text: $0.origin.isEmpty ? $0.text : "\($0.origin): \($0.text)") }
      + rest.map { Effect(kind: .printed, text: $0) }
    return effects.prefix(Self.most).map { Effect(kind: $0.kind, text: String($0.text.prefix(Self.longest))) }
  }
}

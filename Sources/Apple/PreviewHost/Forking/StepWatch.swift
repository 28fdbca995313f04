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
  var usesRandomness: Bool { limn_random_draws() > draws }

  /// What was logged, then what was printed; the log also prints, which is not said twice.
  func effects(printed: [String]) -> [Effect] {
    let logged = Array(LogRecord.all.dropFirst(records))
    let rest = printed.filter { line in !logged.contains { line.hasSuffix($0.text) } }
    let effects = logged.map(Effect.init) + rest.map { Effect(kind: .printed, text: $0) }
    return effects.prefix(Self.most).map { Effect(kind: $0.kind, text: String($0.text.prefix(Self.longest))) }
  }
}

extension Effect {
  /// Messages of the categories `Action` and `Call` say what was sent and what a mock was asked for.
  fileprivate init(_ record: LogRecord) {
    switch record.category {
    case "Action": self.init(kind: .sent, text: record.text)
    case "Call": self.init(kind: .called, text: record.text)
    default:
      let origin = [record.subsystem, record.category].filter { !$0.isEmpty }.joined(separator: ":")
      self.init(kind: .logged, text: origin.isEmpty ? record.text : "\(origin): \(record.text)")
    }
  }
}

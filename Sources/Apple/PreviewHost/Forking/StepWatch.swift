internal import CPreviewHost
internal import FoundationLocalization
@_spi(Headless) internal import ReplacedParts
internal import SemanticTree
@_spi(Headless) internal import os

/// Records what a step causes apart from changes of the screen, such as log messages. Recording starts when the watch
/// is created and ends when `effects` is called.
struct StepWatch {
  private let draws = limn_random_draws()
  private let records = LogRecord.all.count

  private static let most = 20
  private static let longest = 200

  init() { _ = MetParts.take() }
}

extension StepWatch {
  var usesRandomness: Bool { limn_random_draws() > draws }

  /// Returns the logged messages, then the printed lines, then the replaced parts of the app that were executed. Lines
  /// that only repeat a logged message are left out.
  func effects(printed: [String]) -> [Effect] {
    let logged = Array(LogRecord.all.dropFirst(records))
    let rest = printed.filter { line in !logged.contains { line.hasSuffix($0.text) } }
    let effects = logged.map(Effect.init) + rest.map { Effect(kind: .printed, text: $0) }
    return effects.prefix(Self.most).map { Effect(kind: $0.kind, text: String($0.text.prefix(Self.longest))) }
      + MetParts.take().map { Effect(kind: .replaced, text: $0) }
  }
}

extension Effect {
  /// Creates an effect from a log message. The category `Action` means that an action was sent; the category `Call`
  /// means that a mock was called.
  fileprivate init(_ record: LogRecord) {
    switch record.category {
    case OpenedURL.category where record.subsystem == OpenedURL.subsystem: self.init(kind: .opened, text: record.text)
    case "Action": self.init(kind: .sent, text: record.text)
    case "Call": self.init(kind: .called, text: record.text)
    default:
      let origin = [record.subsystem, record.category].filter { !$0.isEmpty }.joined(separator: ":")
      self.init(kind: .logged, text: origin.isEmpty ? record.text : "\(origin): \(record.text)")
    }
  }
}

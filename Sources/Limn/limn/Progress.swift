import LimnDiagnostics
import Foundation
import Synchronization

/// Shows a command's progress on standard error. On a terminal, the progress is one line that is updated. Elsewhere,
/// each phase has its own line.
struct Progress: Sendable {
  enum Style: Sendable {
    case silent, lines, live
  }

  let style: Style
  /// Whether to print how long each phase took.
  let isVerbose: Bool
  private let timings = Log<(name: String, spent: Duration)>()
  private let announcements = Log<Diagnostic>()

  init(isQuiet: Bool, isVerbose: Bool) {
    style = isQuiet ? .silent : isatty(2) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb" ? .live : .lines
    self.isVerbose = isVerbose
  }
}

extension Progress {
  /// Shows the phase's name, runs the phase, and measures its time.
  func phase<R, E: Error>(_ name: String, _ work: () throws(E) -> R) throws(E) -> R {
    show(name + " …", isLast: false)
    let start = ContinuousClock.now
    let result = try work()
    let spent = ContinuousClock.now - start
    timings.add((name, spent))
    if isVerbose { show("\(name): \(Self.seconds(spent))", isLast: true) }
    return result
  }

  /// With `--verbose`, prints how long each part of a finished phase took.
  func parts(_ parts: [(name: String, duration: Duration)]) {
    guard isVerbose else { return }
    show("  " + parts.map { "\($0.name) \(Self.seconds($0.duration))" }.joined(separator: ", "), isLast: true)
  }

  /// Shows the item that a phase is working on. If standard error is not a terminal, the item is shown only with
  /// `--verbose`.
  func detail(_ text: String) {
    if style == .live || isVerbose { show(text + " …", isLast: false) }
  }

  /// Prints the message of a diagnostic at once, because it explains why the current phase takes long. Prints nothing
  /// with `--quiet`.
  func announce(_ diagnostic: Diagnostic) {
    guard style != .silent else { return }
    show(diagnostic.message, isLast: true)
    announcements.add(diagnostic)
  }

  /// Prints at once why the current phase takes long. Prints nothing with `--quiet`.
  func note(_ text: String) { if style != .silent { show("limn: " + text, isLast: true) } }

  /// Whether the diagnostic was already printed during this run. The text report does not repeat such a diagnostic.
  func hasAnnounced(_ diagnostic: Diagnostic) -> Bool { announcements.all.contains(diagnostic) }

  /// Clears the line that shows the progress, so that other output starts on an empty line.
  func finish() {
    if style == .live { write("\r\u{1b}[K") }
  }

  /// The times of all phases, such as `snippets 1.2 s, pages 0.1 s`.
  var summary: String { timings.all.map { "\($0.name) \(Self.seconds($0.spent))" }.joined(separator: ", ") }

  static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int(duration / .milliseconds(1))
    let tenths = (milliseconds + 50) / 100
    return milliseconds < 1000 ? "\(milliseconds) ms" : "\(tenths / 10).\(tenths % 10) s"
  }

  private func show(_ text: String, isLast: Bool) {
    switch style {
    case .silent: break
    case .live: write("\r\u{1b}[K\(text)\(isLast ? "\n" : "")")
    case .lines: write(text + "\n")
    }
  }

  private func write(_ text: String) { Console.printError(text) }
}

/// A list that several threads append to.
private final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])
  var all: [Entry] { list.withLock { $0 } }
  func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

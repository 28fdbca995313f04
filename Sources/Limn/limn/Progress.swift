import Dispatch
import Foundation
import LimnDiagnostics
import Synchronization

/// Shows a command's progress on standard error. On a terminal, the progress is one line that is updated at least every
/// two seconds. Elsewhere, each phase has its own line, and a long phase has further lines in growing intervals of at
/// most 30 seconds, so that the log of a CI job stays short.
struct Progress {
  enum Style {
    case silent, lines, live
  }

  let style: Style
  /// Whether to print how long each phase took.
  let isVerbose: Bool
  private let timings = Log<(name: String, spent: Duration)>()
  private let announcements = Log<Diagnostic>()
  private let last = LastText()

  init(isQuiet: Bool, isVerbose: Bool) {
    style = isQuiet ? .silent : isatty(2) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb" ? .live : .lines
    self.isVerbose = isVerbose
  }

  /// Shows the phase's name, runs the phase, and measures its time.
  func phase<R, E: Error>(_ name: String, _ work: () throws(E) -> R) throws(E) -> R {
    show(name + " …", isLast: false)
    let start = ContinuousClock.now
    let end = DispatchSemaphore(value: 0)
    if style != .silent { showTime(since: start, until: end) }
    defer { end.signal() }
    let result = try work()
    let spent = ContinuousClock.now - start
    timings.add((name, spent))
    if isVerbose { show("\(name): \(Self.seconds(spent))", isLast: true) }
    return result
  }

  /// With `--verbose`, prints how long each part of a finished phase took.
  func parts(_ parts: [(name: String, duration: Duration)]) {
    guard isVerbose else { return }
    show("  " + parts.map { "\($0.name) \(Self.seconds($0.duration))" }.withCommas, isLast: true)
  }

  /// Shows the item that a phase is working on. If standard error is not a terminal, the item is shown only with
  /// `--verbose`, or if nothing else was shown for two seconds.
  func detail(_ text: String) {
    if style == .live || isVerbose { show(text + " …", isLast: false) } else { last.text = text + " …" }
  }

  /// Shows the time that a phase has taken whenever nothing else was shown for the current interval.
  private func showTime(since start: ContinuousClock.Instant, until end: DispatchSemaphore) {
    Thread.detachNewThread {
      while end.wait(timeout: .now() + .milliseconds(500)) == .timedOut {
        let spent = ContinuousClock.now - start
        let interval = style == .live ? .zero : min(spent / 2, .seconds(30))
        guard last.isOlder(than: max(interval, .milliseconds(1400))), let text = last.text else { continue }
        show("\(text) \(Self.seconds(spent))", isLast: false, keepsText: true)
      }
    }
  }

  /// Prints a line that stays. Prints nothing with `--quiet`.
  func say(_ text: String) {
    show(text, isLast: true)
  }

  /// Prints the message of a diagnostic at once, because it explains why the current phase takes long. Prints nothing
  /// with `--quiet`.
  func announce(_ diagnostic: Diagnostic) {
    guard style != .silent else { return }
    say(diagnostic.message)
    announcements.add(diagnostic)
  }

  /// Prints at once why the current phase takes long. Prints nothing with `--quiet`.
  func note(_ text: String) { say("limn: " + text) }

  /// Whether the diagnostic was already printed during this run. The text report does not repeat such a diagnostic.
  func hasAnnounced(_ diagnostic: Diagnostic) -> Bool { announcements.all.contains(diagnostic) }

  /// Clears the line that shows the progress, so that other output starts on an empty line.
  func finish() {
    if style == .live { write("\r\u{1b}[K") }
  }

  /// The times of all phases, such as `snippets 1.2 s, pages 0.1 s`.
  var summary: String { timings.all.map { "\($0.name) \(Self.seconds($0.spent))" }.withCommas }

  static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int(duration / .milliseconds(1))
    let tenths = (milliseconds + 50) / 100
    return milliseconds < 1000 ? "\(milliseconds) ms" : "\(tenths / 10).\(tenths % 10) s"
  }

  private func show(_ text: String, isLast: Bool, keepsText: Bool = false) {
    last.note(isLast || keepsText ? nil : text)
    switch style {
    case .silent: break
    // A text that fills the line would leave its start on the screen.
    case .live: write("\r\u{1b}[K\(isLast ? text + "\n" : String(text.prefix(Self.width - 1)))")
    case .lines: write(text + "\n")
    }
  }

  /// The width of the terminal in characters.
  private static var width: Int {
    var size = winsize()
    return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1 ? Int(size.ws_col) : 80
  }

  private func write(_ text: String) { Console.printError(text) }
}

/// The text that was shown last, and when.
private final class LastText: Sendable {
  let state = Mutex<(text: String?, time: ContinuousClock.Instant)>((nil, .now))

  var text: String? {
    get { state.withLock { $0.text } }
    set { state.withLock { $0.text = newValue } }
  }

  /// Records that something was shown. If `text` is nil, the text of the current item stays.
  func note(_ text: String?) { state.withLock { $0 = (text ?? $0.text, .now) } }

  func isOlder(than duration: Duration) -> Bool { state.withLock { ContinuousClock.now - $0.time > duration } }
}

/// A list that several threads append to.
private final class Log<Entry: Sendable>: Sendable {
  let list = Mutex<[Entry]>([])
  var all: [Entry] { list.withLock { $0 } }
  func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

internal import Foundation
internal import Glibc

/// Functions that also handle the timers of Foundation, which are stored in the main run loop and not in this queue.
/// Call these functions only if the queue receives the work of the whole process.
extension VirtualQueue {
  /// The remaining time of each timer and sleep, shortest first. The next timer of Foundation is included.
  var pendingEverywhere: [Duration] { (pending + (untilNextTimer.map { [$0] } ?? [])).sorted() }

  /// Advances the clock to the next deadline; returns false if there is none.
  func advanceEverywhere() -> Bool {
    guard let wait = untilNextTimer, wait < pending.first ?? .seconds(Int64.max) else { return advance() }
    // Rounded to milliseconds, the time can be just before the timer's, so that the timer did not fire.
    moveClock(to: now + max(wait, .milliseconds(1)))
    return true
  }

  /// Runs ready work until no ready work is left: updates views, runs jobs, and fires due timers. Waits up to 100 ms of
  /// real time for other threads. Returns false if the work never ends.
  @MainActor func settle(update: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      let updated = update()
      guard drain(limit: 100_000) else { return false }
      // With a limit that is only a rounding error later than now, the loop would wait for it, and this clock stands still.
      if untilNextTimer != nil { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      // Running work can change views, and a view that appears can start a task. So stop only if an update changed
      // nothing and no work is left.
      if !updated, !hasReady, !waitForThreads(milliseconds: 100), !update(), !hasReady { return true }
    }
    return false
  }

  private var untilNextTimer: Duration? {
    guard let date = RunLoop.main.limitDate(forMode: .default), date < .distantFuture else { return nil }
    return .milliseconds(Int64((max(0, date.timeIntervalSinceNow) * 1000).rounded()))
  }

  /// Waits until other threads add ready work, at most for the given time. Returns whether there is ready work.
  private func waitForThreads(milliseconds: Int) -> Bool {
    var waited = 0
    while !hasReady, ThisProcess.threads > 1, waited < milliseconds {
      poll(nil, 0, 1)
      waited += 1
    }
    return hasReady
  }
}

enum ThisProcess {
  /// The number of threads.
  static var threads: Int {
    guard let folder = opendir("/proc/self/task") else { return 1 }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      if entry.pointee.d_name.0 != UInt8(ascii: ".") { count += 1 }
    }
    return count
  }
}

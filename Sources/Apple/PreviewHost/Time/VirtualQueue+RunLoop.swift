internal import Foundation
internal import Glibc

/// Foundation's timers keep their own list in the main run loop. Only for a host that has the process to itself.
extension VirtualQueue {
  /// How long from now each timer and sleep still waits, Foundation's included, the next first.
  var pendingEverywhere: [Duration] { (pending + (untilNextTimer.map { [$0] } ?? [])).sorted() }

  /// Moves the clock to the next deadline of any kind; returns false if there is none.
  func advanceEverywhere() -> Bool {
    guard let wait = untilNextTimer, wait < pending.first ?? .seconds(Int64.max) else { return advance() }
    moveClock(to: now + wait)
    return true
  }

  /// Runs all that is ready, `update` between, until nothing is: the views are brought up to date, jobs run, due timers fire. With other threads
  /// at work, gives them up to 100 ms of real time. Returns false if there is no end.
  @MainActor func settle(update: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      let updated = update()
      guard drain(limit: 100_000) else { return false }
      if untilNextTimer != nil { _ = RunLoop.main.run(mode: .default, before: Date()) }
      // What ran may have changed what views show, and a view that appears may start tasks: the last word is an update with nothing to do.
      if !updated, !hasReady, !waitForThreads(milliseconds: 100), !update(), !hasReady { return true }
    }
    return false
  }

  private var untilNextTimer: Duration? {
    guard let date = RunLoop.main.limitDate(forMode: .default), date < .distantFuture else { return nil }
    return .milliseconds(Int64((max(0, date.timeIntervalSinceNow) * 1000).rounded()))
  }

  /// Whether other threads made something ready.
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
  /// How many threads there are.
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

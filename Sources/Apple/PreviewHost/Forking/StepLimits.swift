internal import Foundation
internal import Glibc
internal import SemanticTree

/// The limits of one step, and the file for its output.
struct StepLimits: Codable {
  /// Processor time after which the process is killed. A slow or busy machine needs much for a step that ends.
  var milliseconds: Int32 = 6000
  /// The same for a step like one that was already killed.
  var millisecondsAgain: Int32 = 1500
  /// If a process makes no progress for this much real time, the explorer stops waiting for it.
  var idleMilliseconds: Int32 = 4000
}

extension StepLimits {
  /// Redirects standard output and standard error to the file, and starts the timer whose signal kills the process at
  /// the time limit.
  func begin(output: Int32) {
    fflush(nil)
    dup2(output, 1)
    dup2(output, 2)
    close(output)
    setTimer(milliseconds)
  }

  /// Starts the timer again, for the next of several steps.
  func restart() { setTimer(milliseconds) }

  func end() { setTimer(0) }

  /// The lines printed since `begin`.
  func printed() -> [String] {
    fflush(nil)
    return Self.lines(of: 1)
  }

  /// The first lines of a file, at most 64 KB.
  static func lines(of file: Int32) -> [String] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func setTimer(_ milliseconds: Int32) {
    let length = timeval(tv_sec: Int(milliseconds) / 1000, tv_usec: Int(milliseconds) % 1000 * 1000)
    var timer = itimerval(it_interval: timeval(), it_value: length)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}

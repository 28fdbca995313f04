import CPlatform
import Foundation
import LimnDiagnostics
import Synchronization

/// Finds the processes that a process started, directly or indirectly.
enum ProcessTree {
  /// Returns all descendants of a process according to `/proc`. Returns an empty set on a system without `/proc`.
  static func descendants(of root: pid_t) -> Set<pid_t> {
    var children: [pid_t: [pid_t]] = [:]
    for name in (try? files.list("/proc")) ?? [] {
      guard let process = pid_t(name), let parent = parent(of: process) else { continue }
      children[parent, default: []].append(process)
    }
    return [root].reaching { children[$0] ?? [] }.subtracting([root])
  }

  /// Returns the processor time that a process and its descendants have used, and the longest time that one of their
  /// threads could have run but waited for a processor. Both are zero on a system that does not record them.
  static func processorTimes(of root: pid_t) -> (used: Duration, waited: Duration) {
    var times = (used: Duration.zero, waited: Duration.zero)
    for process in descendants(of: root).union([root]) {
      for thread in (try? files.list("/proc/\(process)/task")) ?? [] {
        let bytes = (try? files.read("/proc/\(process)/task/\(thread)/schedstat")) ?? []
        let fields = bytes.text.split(separator: " ").prefix(2).compactMap { Int64($0) }
        guard fields.count == 2 else { continue }
        times.used += .nanoseconds(fields[0])
        times.waited = max(times.waited, .nanoseconds(fields[1]))
      }
    }
    return times
  }

  /// Reads the process id of a process's parent from `/proc/<id>/stat`. In this file, the name of the program is in
  /// parentheses. The parent's id is the second field after the name. The name itself can contain parentheses, so the
  /// last `)` ends the name.
  private static func parent(of process: pid_t) -> pid_t? {
    // The process may have ended after the folder was listed.
    guard let bytes = try? files.read("/proc/\(process)/stat"),
      let end = bytes.lastIndex(of: ")")
    else {
      return nil
    }
    let fields = bytes[(end + 1)...].split(separator: " ", maxSplits: 2)
    return fields.count > 1 ? pid_t(fields[1].text) : nil
  }
}

/// The process groups of the running programs. The leader of each group is a program that this process started.
enum RunningGroups {
  private struct State {
    var groups: Set<pid_t> = []
    /// The number of programs that are being started. Their groups are not yet in `groups`.
    var starting = 0
    var adoptsOrphans = false
  }

  private static let state = Mutex(State())

  /// Starts a program and records its group.
  static func start(_ body: () throws -> pid_t) throws -> pid_t {
    state.withLock { $0.starting += 1 }
    defer { state.withLock { $0.starting -= 1 } }
    let group = try body()
    state.withLock { _ = $0.groups.insert(group) }
    return group
  }

  static func remove(_ group: pid_t) { state.withLock { _ = $0.groups.remove(group) } }
  static var all: Set<pid_t> { state.withLock { $0.groups } }

  static func adoptOrphans() {
    guard limn_adopt_orphans() == 0 else { return }
    state.withLock { $0.adoptsOrphans = true }
  }

  /// Reaps ended processes that Limn adopted. Each sandboxed program leaves behind a process, and Limn becomes the
  /// parent of that process. Without this function, the process would remain a zombie until Limn ends.
  static func reapOrphans() {
    state.withLock {
      guard $0.adoptsOrphans, $0.starting == 0 else { return }
      while case let process = limn_ended_child(), process > 0 {
        // If another thread of Limn started this process, only that thread may reap the process. So stop here. The next
        // call of this function reaps the other ended processes.
        guard !$0.groups.contains(process) else { return }
        waitpid(process, nil, WNOHANG)
      }
    }
  }
}

extension ProcessRunner {
  /// Whether a signal is about to end this process.
  private static let isEnding = Mutex(false)

  /// Ends all remaining descendants before this process exits. If a signal is ending this process, the signal handler
  /// ends the descendants, and this function does not return.
  public static func finish() {
    waitIfEnding()
    endAll()
  }

  /// Returns at once if no signal is ending this process. If a signal is ending it, waits until the process ends, and
  /// does not return. The signal handler also kills the running programs. If this function did not wait, Limn would
  /// mistake a killed program for a finished program, and would report or store its incomplete result.
  static func waitIfEnding() { while isEnding.withLock({ $0 }) { pause() } }

  /// Ends all processes that are left over from programs that ``local`` started, including processes in other process
  /// groups.
  static func endAll() {
    // While the list is read, a process may start another process. So repeat until the list is empty, but at most 50
    // times.
    for _ in 0..<50 {
      for group in RunningGroups.all { kill(-group, SIGKILL) }
      // Each descendant is below a child of this process. So if there is no child, `/proc`, which lists all processes
      // of the machine, need not be read.
      guard limn_has_child() != 0 else { return }
      let left = ProcessTree.descendants(of: getpid())
      guard !left.isEmpty else { return }
      for process in left { kill(process, SIGKILL) }
      usleep(2000)
      while waitpid(-1, nil, WNOHANG) > 0 {}
    }
  }

  /// Handles SIGINT, SIGTERM, and SIGHUP: first ends the started programs, then this process.
  public static func endAllOnSignals() {
    RunningGroups.adoptOrphans()
    let signals = limn_watch_ending_signals()
    guard signals >= 0 else { return }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(signals, &number, 1) != 1 {}
      isEnding.withLock { $0 = true }
      endAll()
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
  }
}

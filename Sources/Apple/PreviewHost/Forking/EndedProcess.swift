internal import Glibc

/// How a process ended, and the memory that it used.
struct EndedProcess: Codable {
  /// The status from `waitpid`.
  var status: Int32 = 0
  /// The most memory that the process used at once, in bytes.
  var memory = 0

  /// The most memory that the process of a state may use, in gigabytes. With more, a preview could use up the machine's
  /// memory.
  static let gigabytes = 3
}

extension EndedProcess {
  /// Waits until a child process has ended; nil if this fails.
  init?(waitingFor process: Int32) {
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) >= 0 else { return nil }
    memory = Int(usage.ru_maxrss) << 10
  }

  var signal: Int32 { status & 0x7f }

  /// Whether the process ended because it could not get more memory. A failed request for memory ends a process with a
  /// signal, when nearly all of the memory is used.
  var lackedMemory: Bool { signal != 0 && memory > Self.gigabytes << 30 / 4 * 3 }

  /// Limits the memory of this process and its copies.
  static func limitMemory() {
    let most = rlim_t(gigabytes << 30)
    let limits = rlimit(rlim_cur: most, rlim_max: most)
    _ = withUnsafePointer(to: limits) { setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), $0) }
  }
}

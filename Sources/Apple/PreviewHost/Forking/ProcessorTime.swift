internal import Foundation

/// The processor time of a process according to the kernel.
struct ProcessorTime: Equatable {
  /// The user and system time together, in clock ticks.
  var ticks: Int
  /// Whether the process is running, or waiting for a processor or the disk.
  var isRunnable: Bool
}

extension ProcessorTime {
  /// Reads the time of a process; nil if the process does not exist.
  init?(of process: Int32) {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else {
      return nil
    }
    // The field after the name is the state; user and system time are the eleventh and twelfth field after the state.
    let fields = text[name...].split(separator: " ").dropFirst().map(String.init)
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    self.init(ticks: user + system, isRunnable: fields[0] == "R" || fields[0] == "D")
  }
}

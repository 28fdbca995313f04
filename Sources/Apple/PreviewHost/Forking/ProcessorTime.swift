internal import Foundation

/// The processor time of a process according to the kernel.
struct ProcessorTime: Equatable {
  /// In clock ticks.
  var ticks: Int
  /// Whether it is running or waiting for a processor.
  var isRunnable: Bool
}

extension ProcessorTime {
  /// Nil if the process does not exist.
  init?(of process: Int32) {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let name = text.lastIndex(of: ")") else {
      return nil
    }
    // The state follows the name directly; user and system time follow eleven fields later.
    let fields = text[name...].split(separator: " ").dropFirst().map(String.init)
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    self.init(ticks: user + system, isRunnable: fields[0] == "R" || fields[0] == "D")
  }
}

internal import Foundation

/// What a process has used of the processor, as the kernel tells.
struct ProcessorTime: Equatable {
  /// In clock ticks.
  var ticks: Int
  /// Whether it would run if it could.
  var isRunnable: Bool
}

extension ProcessorTime {
  /// Nil if there is no such process.
  init?(of process: Int32) {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let name = text.lastIndex(of: ")") else {
      return nil
    }
    // The state comes first after the name, user and system time eleven fields later.
    let fields = text[name...].split(separator: " ").dropFirst().map(String.init)
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    self.init(ticks: user + system, isRunnable: fields[0] == "R" || fields[0] == "D")
  }
}

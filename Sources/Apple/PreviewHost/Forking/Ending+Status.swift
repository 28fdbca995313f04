internal import Glibc
internal import SemanticTree

extension Ending {
  static let waiting = Ending(kind: .hung, message: "it waits for something that never happens")
  static let undescribed = Ending(kind: .crashed, message: "its content cannot be described")

  /// Determines why a process ended. `output` is the lines of its output.
  init(_ process: EndedProcess, limits: StepLimits, output: [String]) {
    let (signal, status) = (process.signal, process.status)
    if signal == SIGPROF {
      // A step like one that was already stopped is stopped sooner, but for the same reason.
      let seconds = limits.milliseconds / 1000
      self.init(kind: .hung, message: "it was stopped after \(seconds) seconds of processor time")
    } else if process.lackedMemory {
      self.init(kind: .crashed, message: "it needs more than \(EndedProcess.gigabytes) GB of memory")
    } else if let said = output.lazy.compactMap(Self.fatalError).first {
      self = said
    } else if signal == 0 {
      self.init(kind: .crashed, message: "the process exited with status \((status >> 8) & 0xff)")
    } else {
      let last = output.last { !$0.isEmpty }
      self.init(kind: .crashed, message: "the process was ended by signal \(signal)" + (last.map { ": \($0)" } ?? ""))
    }
  }

  /// Returns the crash that a line reports in the form `File.swift:12: Fatal error: message` or `Fatal error: message`;
  /// nil for other lines.
  private static func fatalError(_ line: String) -> Ending? {
    guard let range = line.firstRange(of: "Fatal error") else { return nil }
    let rest = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
    let message = rest.isEmpty ? "Fatal error" : network(in: rest) ?? String(rest)
    let place = line[..<range.lowerBound].split(separator: ":")
    guard place.count >= 2, let number = Int(place[1].filter { $0 != " " }), !place[0].hasPrefix("Swift/") else {
      return Ending(kind: .crashed, message: message)
    }
    return Ending(kind: .crashed, message: message, path: String(place[0]), line: number)
  }

  /// What the text of an error says in many words if there is no connection.
  private static func network(in message: Substring) -> String? {
    guard message.contains("NSURLErrorDomain"), message.contains("-1009") else { return nil }
    let address = message.firstMatch(of: /(?:NSErrorFailingURL(?:String)?Key|NSURL)=([^,}\s]+)/)?.output.1
    return "needs the network" + (address.map { ": \($0)" } ?? "")
  }
}

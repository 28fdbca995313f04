import LimnDiagnostics
import Foundation
import LimnPlatform

/// Runs programs made of snippets, each snippet in a process of its own with limits and, where the kernel allows it, no network.
struct SnippetRunner: Sendable {
  var context: CheckContext
  var scratch: ScratchFolder
  /// Whether the network can be cut off.
  var isSealed: Bool

  init(context: CheckContext, scratch: ScratchFolder) {
    self.context = context
    self.scratch = scratch
    let probe = try? context.processes.run(Command("unshare", ["-rn", "true"], timeLimit: .seconds(10)))
    isSealed = probe?.succeeded ?? false
  }
}

extension SnippetRunner {
  func run(_ unit: SnippetUnit, of program: String) throws(EnvironmentFailure) -> RunResult {
    let folder = "\(scratch.path)/work-\(unit.owner)"
    do { try FileSystem.makeFolder(folder) } catch { throw error.failure }
    let words = (isSealed ? ["unshare", "-rn"] : []) + [program, "\(unit.owner)"]
    let options = context.options
    let result = try context.processes.run(
      Command(
        words[0], Array(words.dropFirst()), environment: environment(home: folder), directory: folder, timeLimit: options.timeLimit,
        memoryLimit: options.memoryLimit, outputLimit: options.outputLimit, endsAtOutputLimit: true))
    return RunResult(result)
  }

  /// Only what programs need, so that no secret of the machine reaches a snippet. Foundation asks the user database for the home folder
  /// and not HOME, unless it is told otherwise: a snippet that empties its home must not empty the user's.
  private func environment(home: String) -> [String: String] {
    let outer = ProcessInfo.processInfo.environment
    var variables = [
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home, "LANG": "C.UTF-8", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH"] { variables[name] = outer[name] }
    return variables
  }
}

import LimnDiagnostics
import Foundation

/// The time that it takes to start a program that does nothing, with and without a sandbox.
public struct SandboxCost: Hashable, Sendable, CustomStringConvertible {
  var confined, plain: Duration

  /// Starts the program `true` several times with and without the sandbox, in the same way as the program of a snippet
  /// is started. Returns the minimum times, since other programs can only increase the times.
  public static func measure(in sandbox: Sandbox) throws -> SandboxCost {
    let folder = FileManager.default.temporaryDirectory.path + "/limn-sandbox-\(UUID().uuidString)"
    try FileSystem.makeFolder(folder)
    defer { FileSystem.remove(folder) }
    var confined = Command("true", directory: folder, timeLimit: .seconds(10))
    confined.sandbox = SandboxPolicy(home: .empty(folder))
    let runner = ProcessRunner.local(in: sandbox)
    var cost = SandboxCost(confined: .seconds(3600), plain: .seconds(3600))
    for _ in 0..<20 {
      cost.confined = min(cost.confined, try time(confined, runner))
      cost.plain = min(cost.plain, try time(Command("true", timeLimit: .seconds(10)), runner))
    }
    return cost
  }

  private static func time(_ command: Command, _ runner: ProcessRunner) throws -> Duration {
    let start = ContinuousClock.now
    let result = try runner.run(command)
    guard result.succeeded else {
      throw EnvironmentFailure("the command 'true' ended with status \(result.status): \(result.errorText)")
    }
    return .now - start
  }

  public var description: String {
    "starting a program takes \(Self.text(confined)) ms, and \(Self.text(plain)) ms without the sandbox"
  }

  private static func text(_ duration: Duration) -> String {
    let tenths = Int((duration / .microseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

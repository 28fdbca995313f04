import Foundation
import SemanticTree

extension App {
  /// Runs the app. This platform has no screen, so the app evaluates its first window, runs tasks for up to two
  /// seconds, and prints the window as text.
  @MainActor @preconcurrency public static func main() {
    let host = HeadlessHost(app: Self())
    host.flush()
    let end = Date(timeIntervalSinceNow: 2)
    while host.hasRunningTasks || host.needsFlush, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      host.flush()
    }
    print(host.tree().outline)
    for problem in host.problems { print("problem: \(problem.message)") }
  }
}

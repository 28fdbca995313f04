import Foundation
import SemanticTree

extension App {
  /// Runs the app. This platform has no screen: the first window is evaluated, its tasks run for two seconds, and it is printed as text.
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

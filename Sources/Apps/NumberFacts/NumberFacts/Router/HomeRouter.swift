import Combine
import Puddles

/// What lies on the home screen's stack.
@MainActor final class HomeRouter: NavigationRouter {
  /// A screen that can lie there.
  enum Destination: String, Hashable, CaseIterable {
    case containerExample
    case queryExample
    case signalExample
  }

  @Published var path: [Destination] = []

  /// Leaves every screen on the stack.
  func reset() {
    popToRoot()
  }
}

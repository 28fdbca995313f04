import Combine
import Puddles

/// The screens on the home screen's stack.
@MainActor final class HomeRouter: NavigationRouter {
  /// A screen that can lie there.
  enum Destination: String, Hashable, CaseIterable {
    case containerExample
    case queryExample
    case signalExample
    case cultureMindsExample
  }

  @Published var path: [Destination] = []

  /// Leaves every screen on the stack.
  func reset() {
    popToRoot()
  }
}

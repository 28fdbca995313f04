import Combine
import Puddles

/// The router of the home screen's stack.
@MainActor final class HomeRouter: NavigationRouter {
  /// A screen that can be on the stack.
  enum Destination: String, Hashable, CaseIterable {
    case containerExample
    case queryExample
    case signalExample
    case cultureMindsExample
  }

  @Published var path: [Destination] = []

  /// Closes every screen on the stack.
  func reset() {
    popToRoot()
  }
}

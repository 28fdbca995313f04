import Combine
import Puddles

/// What is presented over everything.
@MainActor final class RootRouter: PresentationRouter {
  /// Whether the login is presented.
  @Published var isShowingLogin = false
  /// Whether the numbers example is presented.
  @Published var isShowingNumbersExample = false

  func dismissPresentation() {
    isShowingLogin = false
    isShowingNumbersExample = false
  }

  func reset() {
    dismissPresentation()
  }
}

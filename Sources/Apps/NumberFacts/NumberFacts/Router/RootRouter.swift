import Combine
import Puddles

/// The router of the screens that are presented over all others.
@MainActor final class RootRouter: PresentationRouter {
  /// Whether the login screen is presented.
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

import Combine
import Puddles

/// The router of the screens that are presented over the numbers example.
@MainActor final class NumbersRouter: PresentationRouter {
  /// Whether the screen that shuffles the facts is presented.
  @Published var isShowingShuffle = false

  func dismissPresentation() {
    isShowingShuffle = false
  }

  func reset() {
    dismissPresentation()
  }
}

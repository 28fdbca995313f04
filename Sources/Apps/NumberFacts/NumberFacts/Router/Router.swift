import Foundation
import Puddles

/// Holds the navigation state of the whole app in several routers, so that any module can navigate to any other.
@MainActor final class Router {
  /// The router of the app.
  static let shared = Router()

  /// The router of the screens that are presented over all others.
  let root = RootRouter()
  /// The router of the home screen's stack.
  let home = HomeRouter()
  /// The router of the screens that are presented over the numbers example.
  let numbers = NumbersRouter()
  /// The router of the query example's questions.
  let query: QueryRouter

  init() {
    query = QueryRouter(root: root)
  }
}

extension Router {
  /// Goes to a destination from any screen.
  ///
  /// - Parameter destination: Where to go.
  func navigate(to destination: Destination) {
    root.reset()
    home.reset()
    numbers.reset()
    query.reset()
    switch destination {
    case .root:
      break
    case .login:
      showLogin()
    case .numbersExample:
      showNumbersExample()
    case .shuffleNumbersExample:
      showNumbersExample()
      numbers.present(\.isShowingShuffle)
    case .containerExample:
      home.push(.containerExample)
    case .queryExample:
      home.push(.queryExample)
    case .signalExample:
      home.push(.signalExample)
    case .cultureMindsExample:
      home.push(.cultureMindsExample)
    }
  }

  /// Goes to the destination of a deep link.
  ///
  /// - Parameter url: The link, such as `numberfacts://numbers/shuffle`.
  /// - Returns: Whether the link belongs to the app. If it does not, nothing changes.
  @discardableResult
  func open(_ url: URL) -> Bool {
    guard let destination = Destination(url: url) else { return false }
    navigate(to: destination)
    return true
  }

  /// Presents the login screen over the current screen.
  func showLogin() {
    root.present(\.isShowingLogin)
  }

  /// Dismisses the login screen.
  func dismissLogin() {
    root.dismiss(\.isShowingLogin)
  }

  /// Presents the numbers example over the current screen.
  func showNumbersExample() {
    root.present(\.isShowingNumbersExample)
  }

  /// Dismisses the numbers example.
  func dismissNumbersExample() {
    root.dismiss(\.isShowingNumbersExample)
  }
}

import Foundation
import Puddles

/// Holds the navigation state of the whole app, part by part, so that any module can lead to any other.
@MainActor final class Router {
  /// The router of the app.
  static let shared = Router()

  /// What is presented over everything.
  let root = RootRouter()
  /// What lies on the home screen's stack.
  let home = HomeRouter()
  /// What is presented over the numbers example.
  let numbers = NumbersRouter()
}

extension Router {
  /// Goes to a destination, wherever the user is.
  ///
  /// - Parameter destination: Where to go.
  func navigate(to destination: Destination) {
    root.reset()
    home.reset()
    numbers.reset()
    switch destination {
    case .root:
      break
    case .login:
      root.present(\.isShowingLogin)
    case .numbersExample:
      root.present(\.isShowingNumbersExample)
    case .shuffleNumbersExample:
      root.present(\.isShowingNumbersExample)
      numbers.present(\.isShowingShuffle)
    case .containerExample:
      home.push(.containerExample)
    case .queryExample:
      home.push(.queryExample)
    case .signalExample:
      home.push(.signalExample)
    }
  }

  /// Goes where a deep link says.
  ///
  /// - Parameter url: The link, such as `numberfacts://numbers/shuffle`.
  /// - Returns: Whether the link is one of the app's; nothing changes otherwise.
  @discardableResult
  func open(_ url: URL) -> Bool {
    guard let destination = Destination(url: url) else { return false }
    navigate(to: destination)
    return true
  }

  /// Presents the login over the current screen.
  func showLogin() {
    root.present(\.isShowingLogin)
  }

  /// Ends the login.
  func dismissLogin() {
    root.dismiss(\.isShowingLogin)
  }
}

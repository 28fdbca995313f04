import ViewContract
import Combine
import Foundation

/// The view model of the root screen. It observes the login state, which other view models can change.
final class RootScreenViewModel: RootScreenViewContract {
  @Published private(set) var isLoggedIn = false
  @Published private(set) var username = ""
  let loginScreen: LoginScreenViewModel
  let itemList: ItemListViewModel
  private let useCase: LoginStateUseCase

  /// Makes a view model, and the view models of the login screen and the list.
  init(login useCase: LoginStateUseCase, items: ItemsUseCase) {
    self.useCase = useCase
    loginScreen = LoginScreenViewModel(login: useCase)
    itemList = ItemListViewModel(items: items)
    useCase.loginState.publisher.map { $0 != .loggedOut }.assign(to: &$isLoggedIn)
    useCase.loginState.publisher.map { state in
      guard case .loggedIn(let username) = state else { return "" }
      return username
    }
    .assign(to: &$username)
    itemList.load()
  }
}

extension RootScreenViewModel {
  /// Makes the app's view model, which stores its data in a folder.
  convenience init(folder: URL) {
    let accounts = AccountStore(folder: folder)
    self.init(
      login: LoginStateUseCase(accepts: { try accounts.accepts($0) }),
      items: ItemsUseCase(store: ItemStore(folder: folder)))
  }

  func logoutButtonTapped() {
    useCase.logout()
  }
}

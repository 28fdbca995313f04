import Combine
import ViewContract
import os

/// The view model of the root screen in previews: a user is logged in and can log out.
final class PreviewRootScreenViewModel: RootScreenViewContract, PreviewViewModel {
  @Published private(set) var username = "Ada"
  let loginScreen = PreviewLoginScreenViewModel()
  let itemList = PreviewItemListViewModel()

  init() {}
}

extension PreviewRootScreenViewModel {
  var isLoggedIn: Bool {
    !username.isEmpty
  }

  func logoutButtonTapped() {
    Logger.calls.debug("RootScreenViewContract.logoutButtonTapped()")
    username = ""
  }
}

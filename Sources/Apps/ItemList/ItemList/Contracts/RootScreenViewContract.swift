import ViewContract

/// What the root screen needs to choose between login and list.
protocol RootScreenViewContract: ViewContract {
  /// What drives the login screen.
  associatedtype LoginScreenViewModelType: LoginScreenViewContract
  /// What drives the list.
  associatedtype ItemListViewModelType: ItemListViewContract

  /// Whether somebody is logged in.
  var isLoggedIn: Bool { get }
  /// The name of the user who is logged in; empty if there is none.
  var username: String { get }
  /// Drives the login screen.
  var loginScreen: LoginScreenViewModelType { get }
  /// Drives the list.
  var itemList: ItemListViewModelType { get }

  /// The user wants to log out.
  func logoutButtonTapped()
}

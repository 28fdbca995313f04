import ViewContract

/// The contract of the root screen, which shows the login screen or the list.
protocol RootScreenViewContract: ViewContract {
  /// The type of the login screen's view model.
  associatedtype LoginScreenViewModelType: LoginScreenViewContract
  /// The type of the list's view model.
  associatedtype ItemListViewModelType: ItemListViewContract

  /// Whether somebody is logged in.
  var isLoggedIn: Bool { get }
  /// The name of the user who is logged in; empty if nobody is logged in.
  var username: String { get }
  /// The view model of the login screen.
  var loginScreen: LoginScreenViewModelType { get }
  /// The view model of the list.
  var itemList: ItemListViewModelType { get }

  /// Called when the user taps the button that logs out.
  func logoutButtonTapped()
}

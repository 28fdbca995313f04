/// Whether somebody is logged in.
enum LoginState: Hashable, Sendable {
  case loggedOut
  case loggedIn(username: String)
}

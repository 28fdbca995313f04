/// The name and the password that a user enters to log in.
struct Credentials: Codable, Hashable, Sendable {
  /// The name, without white space around it.
  var username: String
  /// The password, as entered.
  var password: String
}

/// The user of the app on this device.
public struct Account: Hashable, Codable, Sendable {
  /// The name that the user chose; never empty.
  public var name: String

  /// Makes an account, or nil if the name contains only white space.
  ///
  /// - Parameter name: The name; surrounding white space is removed.
  public init?(name: String) {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    self.name = words.joined(separator: " ")
  }
}

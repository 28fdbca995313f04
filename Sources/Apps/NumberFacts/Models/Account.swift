/// Who uses the app on this device.
public struct Account: Hashable, Codable, Sendable {
  /// The name that the user chose; never empty.
  public var name: String

  /// Makes an account, or nil when the name has nothing but white space.
  ///
  /// - Parameter name: The name; white space around it is dropped.
  public init?(name: String) {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    self.name = words.joined(separator: " ")
  }
}

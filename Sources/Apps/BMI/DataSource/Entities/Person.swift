/// The person whose weight is recorded.
public struct Person: Codable, Sendable, Equatable {
  /// The person's name; empty until the user enters a name.
  public var name: String
  /// The weight in kilograms.
  public var weight: Double
  /// The height in centimeters.
  public var height: Double

  /// Makes a person.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - weight: The weight in kilograms.
  ///   - height: The height in centimeters.
  public init(name: String, weight: Double, height: Double) {
    self.name = name
    self.weight = weight
    self.height = height
  }

  /// A person without any data.
  public static let empty = Person(name: "", weight: .zero, height: .zero)
}

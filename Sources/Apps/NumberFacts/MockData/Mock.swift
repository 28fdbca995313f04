public import Models

/// Data for previews and tests.
public enum Mock {
  /// The facts that a preview starts with.
  public static let facts: [NumberFact] = [7, 42, 13].map { NumberFact(number: $0, content: factAboutNumber($0)) }

  /// The names of ships that the search finds in a preview.
  public static let mindNames = ["Size Isn't Everything", "So Much for Subtlety", "No More Mr Nice Guy"]

  /// An account for previews.
  public static let account = Account(name: "Ada")

  /// Returns a true fact about a number. The fact is the same on each call.
  ///
  /// - Parameter number: The number.
  public static func factAboutNumber(_ number: Int) -> String {
    let digits = String(number.magnitude).count
    let parity = number.isMultiple(of: 2) ? "even" : "odd"
    return "\(number) is \(parity) and has \(digits) \(digits == 1 ? "digit" : "digits")."
  }
}

extension String {
  /// The text with each number replaced by `#`. Limn compares the titles of screens and the labels of controls with
  /// these texts, so that "3 items" and "4 items" are equal.
  var withoutFigures: String { replacing(#/[0-9]+/#, with: "#") }
}

extension [String] {
  /// The first of the texts, and the number of further texts.
  func joined(atMost limit: Int) -> String {
    prefix(limit).withCommas + (count > limit ? " and \(count - limit) more" : "")
  }
}

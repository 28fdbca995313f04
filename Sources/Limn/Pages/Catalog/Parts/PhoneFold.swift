import LimnMarkup

/// A long list that shows only its first items on a phone. A check box below the list shows the other items, without scripts.
///
/// The style sheet hides the items with the class `later` in an element with the class `folds`.
enum PhoneFold {
  /// The classes of the item at the index `place`.
  static func classes(_ place: Int, after shown: Int) -> [String] { place < shown ? [] : ["later"] }

  /// Writes the check box if the list has more items than it shows on a phone.
  ///
  /// - Parameter name: The kind of items in the plural, such as `types`.
  static func write(_ count: Int, after shown: Int, _ name: String, into html: inout Markup) {
    guard count > shown else { return }
    html.element("label", ["unfold"]) { html in
      html.open("input", [], [("type", "checkbox")])
      html.write("Show all \(count) \(name)")
    }
  }
}

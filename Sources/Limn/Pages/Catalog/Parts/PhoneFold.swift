import LimnMarkup

/// Collapses a long list of types on phones, without a script. At first, only the first items are visible. A check box
/// below the list shows the other items: if it is selected, the style sheet displays them.
///
/// The items that can be hidden have the class `later`, and the element around them has the class `folds`.
enum PhoneFold {
  private static let shown = 12

  /// The classes of the item at the index `place`. The first items are always visible, so they have no class.
  static func classes(_ place: Int) -> [String] { place < shown ? [] : ["later"] }

  /// Writes the check box that shows the hidden items on a phone. Writes nothing if the list has no hidden items.
  static func write(_ count: Int, _ items: String = "types", into html: inout Markup) {
    if count > shown { html.unfold("Show all \(count) \(items)") }
  }
}

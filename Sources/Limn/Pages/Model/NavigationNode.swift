/// An entry in the site's navigation: a page, or a heading above pages.
public struct NavigationNode: Sendable, Hashable {
  var title: String
  /// The page of the entry; nil for a heading.
  var address: PageAddress?
  var children: [NavigationNode] = []
  /// The CSS class of the icon before the title, such as `k-store`.
  var icon: String?

  /// The entry's own page, or, for a heading, the first page below it.
  var firstAddress: PageAddress? {
    address ?? children.lazy.compactMap(\.firstAddress).first
  }
}

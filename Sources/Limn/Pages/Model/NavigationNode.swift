/// A place in the site's navigation: a page, or a heading over pages.
public struct NavigationNode: Sendable, Hashable {
  public var title: String
  /// The page to go to; nil for a heading that only groups.
  public var address: PageAddress?
  public var children: [NavigationNode]
  /// The class of the icon before the title, such as `k-store`.
  public var icon: String?

  public init(title: String, address: PageAddress? = nil, children: [NavigationNode] = [], icon: String? = nil) {
    self.title = title
    self.address = address
    self.children = children
    self.icon = icon
  }
}

extension NavigationNode {
  /// The node's own page, or else the first one below it; nil where there is none.
  var firstAddress: PageAddress? {
    if let address { return address }
    for child in children { if let found = child.firstAddress { return found } }
    return nil
  }
}

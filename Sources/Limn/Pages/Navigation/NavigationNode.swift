/// A place in the site's navigation: a page, or a heading over pages.
public struct NavigationNode: Sendable, Hashable {
  public var title: String
  /// The page to go to; nil for a heading that only groups.
  public var address: PageAddress?
  public var children: [NavigationNode]
  /// The layer's hue and shape, shown before the title.
  public var mark: LayerMark?

  public init(title: String, address: PageAddress? = nil, children: [NavigationNode] = [], mark: LayerMark? = nil) {
    self.title = title
    self.address = address
    self.children = children
    self.mark = mark
  }
}

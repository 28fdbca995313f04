/// What the catalog found to be missing. All lists hold ids of entities or members (`id#case`), sorted.
public struct Coverage: Hashable, Sendable, Codable {
  public var views: Int
  public var viewsWithoutPreview: [String]
  public var actions: Int
  public var actionsNobodySends: [String]
  public var actionsNobodyHandles: [String]
  public var providersWithoutMock: [String]
  /// The libraries' public interfaces, sorted by target; empty where no snippets were read.
  public var libraries: [LibraryCoverage]

  public init(
    views: Int = 0, viewsWithoutPreview: [String] = [], actions: Int = 0, actionsNobodySends: [String] = [],
    actionsNobodyHandles: [String] = [], providersWithoutMock: [String] = [], libraries: [LibraryCoverage] = []
  ) {
    self.views = views
    self.viewsWithoutPreview = viewsWithoutPreview
    self.actions = actions
    self.actionsNobodySends = actionsNobodySends
    self.actionsNobodyHandles = actionsNobodyHandles
    self.providersWithoutMock = providersWithoutMock
    self.libraries = libraries
  }
}

/// What the catalog found to be missing. All lists hold ids of entities or members (`id#case`), sorted.
public struct Coverage: Hashable, Sendable, Codable {
  public var views: Int
  public var viewsWithoutPreview: [String]
  public var actions: Int
  public var actionsNobodySends: [String]
  public var actionsNobodyHandles: [String]
  public var providersWithoutMock: [String]
  /// Public types of libraries that no article's snippet uses.
  public var publicTypes: Int
  public var publicTypesWithoutSnippet: [String]

  public init(
    views: Int = 0, viewsWithoutPreview: [String] = [], actions: Int = 0, actionsNobodySends: [String] = [],
    actionsNobodyHandles: [String] = [], providersWithoutMock: [String] = [], publicTypes: Int = 0,
    publicTypesWithoutSnippet: [String] = []
  ) {
    self.views = views
    self.viewsWithoutPreview = viewsWithoutPreview
    self.actions = actions
    self.actionsNobodySends = actionsNobodySends
    self.actionsNobodyHandles = actionsNobodyHandles
    self.providersWithoutMock = providersWithoutMock
    self.publicTypes = publicTypes
    self.publicTypesWithoutSnippet = publicTypesWithoutSnippet
  }
}

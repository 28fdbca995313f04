/// Undocumented, untested, and unused code. Each list of strings is sorted, and contains ids of entities, or of action cases in the form
/// `id#case`.
public struct Coverage: Hashable, Sendable, Codable {
  public var views: Int
  public var viewsWithoutPreview: [String]
  public var actions: Int
  public var actionsNobodySends: [String]
  public var actionsNobodyHandles: [String]
  public var providersWithoutMock: [String]
  /// The libraries' public interfaces, sorted by target; empty if no snippets were checked.
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

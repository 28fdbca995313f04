extension CatalogIndex {
  /// The views that should have a preview, sorted by id: those of apps, or of libraries if there is no app. Private
  /// views are shown by other views, and a view in another type belongs to it.
  public var coveredViews: [Entity] {
    let hasApps = entities.values.contains { $0.kind == .app }
    let tests = Set(entities.values.filter { $0.targetKind == "test" }.compactMap(\.module))
    return entities.values.filter { entity in
      guard entity.kind.isView, entity.kind != .scene, entity.owner == nil, let access = entity.declaration?.access
      else { return false }
      return !access.hasSuffix("private") && (entity.app != nil || !hasApps && !tests.contains(entity.module ?? ""))
    }.sorted { $0.id < $1.id }
  }
}

/// The views without previews, the actions that no code sends or that no code handles, the Providers without mocks, and
/// the symbols of libraries with the articles that use them. Each list of strings is sorted and contains ids. The id of
/// an action's case has the form `id#case`, where `id` is the id of the action type.
public struct Coverage: Record {
  public var views = 0
  public var viewsWithoutPreview: [String] = []
  public var actions = 0
  public var actionsNobodySends: [String] = []
  public var actionsNobodyHandles: [String] = []
  public var providersWithoutMock: [String] = []
  /// The libraries' public interfaces, sorted by target; empty if no snippets were checked.
  public var libraries: [LibraryCoverage] = []
}

import LimnDiagnostics

extension CatalogIndex {
  /// The views that should have a preview, sorted by id: those of apps, or of libraries if there is no app. Private
  /// views are shown by other views, a view in another type belongs to it, and a shape or a window is no view.
  public var coveredViews: [Entity] {
    let hasApps = entities.values.contains { $0.kind == .app }
    let tests = Set(entities.values.filter { $0.targetKind == "test" }.compactMap(\.module))
    return entities.values.filter { entity in
      guard entity.kind.isView, entity.kind != .scene, entity.owner == nil, let declaration = entity.declaration,
        !declaration.conformances.contains(where: Declaration.isPart)
      else { return false }
      return !declaration.access.hasSuffix("private")
        && (entity.app != nil || !hasApps && !tests.contains(entity.module ?? ""))
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

extension Declaration {
  /// Whether a protocol or superclass makes a type a part of views, a window, or a menu, which no preview can show.
  static func isPart(_ name: String) -> Bool {
    parts.contains(name) || frameworks.contains(where: name.hasPrefix) && windows.contains(where: name.hasSuffix)
  }
  private static let parts = Set(
    """
    Shape InsettableShape Layout ToolbarContent CustomizableToolbarContent Commands TableColumnContent
    _VariadicView_UnaryViewRoot _VariadicView_MultiViewRoot _VariadicView_ViewRoot
    """.words)
  private static let windows = "Window WindowController Panel Popover Menu MenuItem ToolbarItem".words
  static let frameworks = "UI NS WK MK AV MTK PDF QL SCN SK".words
}

import SemanticTree

/// Two or three columns. The selection in a column determines the content of the next column.
public struct NavigationSplitView<Sidebar, Content, Detail> where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = nil
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
  }
}

extension NavigationSplitView {
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
    visibility = nil
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
    visibility = columnVisibility
  }
}

extension NavigationSplitView: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let visibility = visibility?.wrappedValue ?? .automatic
    var columns: [ViewOutput] = []
    let outer = context.environment
    let graph = context.graph
    let own = context.slot(1) { Kept(StoredLocation(NavigationPath())) }.value
    let path = Binding(location: own)
    let model = context.slot(2) { Kept(NavigationModel(graph: graph, path: .replacing(path))) }.value
    // All columns share this model. A link in any column opens its screen in place of the detail column.
    context.environment.navigation = model
    if visibility != .detailOnly && !(visibility == .doubleColumn && content != nil) {
      columns += context.column(of: sidebar, at: 3)
    }
    if visibility != .detailOnly, let content { columns += context.column(of: content, at: 4) }
    if let value = path.wrappedValue.elements.last?.value {
      columns += context.column(of: DestinationView(model: model, value: value), at: 5)
    } else if let screen = model.linkedScreens.last {
      columns += context.column(of: LinkedView(content: screen.content), at: 6)
    } else {
      columns += context.column(of: detail, at: 7)
    }
    context.environment = outer
    context.emit(.splitNavigation, children: columns)
  }
}

extension ViewContext {
  fileprivate func column<Content: View>(of content: Content, at key: Int) -> [ViewOutput] {
    collect(key) { context in
      context.emit(.column, children: context.pieces(of: content, at: 0), finish: Screen.finish)
    }
  }
}

extension PathAccess {
  /// Returns access to a path that holds at most one value. Appending a value replaces the earlier value.
  fileprivate static func replacing(_ path: Binding<NavigationPath>) -> PathAccess {
    PathAccess(
      values: { path.wrappedValue.elements.map(\.value) },
      append: { element in
        path.wrappedValue.elements = [element]
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}

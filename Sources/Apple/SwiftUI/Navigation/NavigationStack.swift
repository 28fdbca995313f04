import SemanticTree

/// A root view and the screens that were opened above it. Only the topmost screen is shown; screens below keep their
/// state.
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
  let path: Binding<Data>?
  let root: Root
  let access: (Binding<Data>) -> PathAccess
  let makeOwn: () -> Data

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
    access = Self.access
    makeOwn = { NavigationPath() }
  }

  @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = path
    self.root = root()
    access = Self.access
    makeOwn = { NavigationPath() }
  }

  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = path
    self.root = root()
    access = { path in
      PathAccess(
        values: { path.wrappedValue.map { AnyHashable($0) } },
        append: { element in
          guard let value = element.value.base as? Data.Element else { return false }
          path.wrappedValue.append(value)
          return true
        },
        removeLast: { path.wrappedValue.removeLast($0) })
    }
    makeOwn = { Data() }
  }

  private static func access(_ path: Binding<NavigationPath>) -> PathAccess where Data == NavigationPath {
    PathAccess(
      values: { path.wrappedValue.elements.map(\.value) },
      append: { element in
        path.wrappedValue.elements.append(element)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
}

extension NavigationStack: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let own = context.slot(1) { Kept(StoredLocation(makeOwn())) }.value
    let access = access(path ?? Binding(location: own))
    let graph = context.graph
    let model = context.slot(2) { Kept(NavigationModel(graph: graph, path: access)) }.value
    model.path = access
    let outer = context.environment
    context.environment.navigation = model
    var screens = [context.screen(of: root, at: UInt64(3))]
    context.environment.isPresented = true
    let values = access.values()
    let linked = model.linkedScreens
    for depth in 0...values.count {
      if depth > 0 { screens.append(context.screen(showing: values[depth - 1], depth: depth, of: model)) }
      for screen in linked where screen.depth == depth || (depth == values.count && screen.depth > depth) {
        screens.append(context.screen(showing: screen, of: model))
      }
    }
    context.environment = outer
    context.emit(.navigation, children: screens.flatMap { $0 }, finish: Screen.keepTopmost)
  }
}

extension ViewContext {
  fileprivate func screen(showing value: AnyHashable, depth: Int, of model: NavigationModel) -> [ViewOutput] {
    let keys = slot(4) { ElementKeys<PathPlace>() }
    let pop: @MainActor () -> Void = { model.pop(toDepth: depth - 1) }
    var context = self
    context.environment.dismiss = DismissAction(dismiss: { pop() })
    let key = keys.key(for: PathPlace(depth: depth, value: value))
    return context.screen(of: DestinationView(model: model, value: value), at: key, back: pop)
  }

  fileprivate func screen(showing screen: LinkedScreen, of model: NavigationModel) -> [ViewOutput] {
    let pop: @MainActor () -> Void = { model.pop(screen) }
    var context = self
    context.environment.dismiss = DismissAction(dismiss: { pop() })
    return context.screen(of: LinkedView(content: screen.content), at: screen.id.hash, back: pop)
  }
}

private struct PathPlace: Hashable {
  let depth: Int
  let value: AnyHashable
}

/// The screens above the root of a navigation stack, and the destinations that the content of the stack registers.
@MainActor final class NavigationModel {
  let graph: ViewGraph
  var path: PathAccess
  private var destinations: [ObjectIdentifier: StoredLocation<Destination?>] = [:]
  private let linked = StoredLocation<[LinkedScreen]>([])

  typealias Destination = @MainActor (Any) -> AnyView

  init(graph: ViewGraph, path: PathAccess) {
    self.graph = graph
    self.path = path
  }
}

/// A screen that a view opens directly. The path contains no value for this screen.
struct LinkedScreen {
  let id: IdentityPath
  /// The number of values in the path when the screen was opened. The screen is above the screens of these values.
  let depth: Int
  let content: StoredLocation<AnyView>
  let dismiss: () -> Void
}

/// Functions that read and change a navigation path. The path can have any type.
struct PathAccess {
  var values: () -> [AnyHashable]
  /// Appends a value; returns false if the path cannot contain a value of this type.
  var append: (NavigationPath.Element) -> Bool
  var removeLast: (Int) -> Void
}

extension NavigationModel {
  /// Returns the storage of the destination for values of a type. The destination is nil until a view registers a
  /// destination.
  func destination(for type: any Any.Type) -> StoredLocation<Destination?> {
    if let known = destinations[ObjectIdentifier(type)] { return known }
    let location = StoredLocation<Destination?>(nil)
    destinations[ObjectIdentifier(type)] = location
    return location
  }

  var linkedScreens: [LinkedScreen] { linked.get() }

  func push(_ element: NavigationPath.Element, in view: String) {
    if !path.append(element) {
      graph.report(
        Problem(
          .noDestination, views: [view],
          "\(view): the path of the NavigationStack cannot hold a \(type(of: element.value.base)), use NavigationPath or that type"
        ))
    }
  }

  /// Opens a screen that shows the view `content`. The screen is above all screens of the path. If a screen with this
  /// id is already open, replaces its content.
  func show(_ id: IdentityPath, _ content: AnyView, dismiss: @escaping () -> Void) {
    var screens = linked.get()
    if let known = screens.first(where: { $0.id == id }) {
      known.content.set(content, .current)
    } else {
      screens.append(
        LinkedScreen(id: id, depth: path.values().count, content: StoredLocation(content), dismiss: dismiss))
      linked.set(screens, .current)
    }
  }

  /// Whether a screen with this id is open. The call does not count as a read of state, so a later change of the result
  /// causes no new evaluation.
  func shows(_ id: IdentityPath) -> Bool {
    ReadScope.reading(as: nil) { linked.get().contains { $0.id == id } }
  }

  func hide(_ id: IdentityPath) {
    let screens = linked.get()
    if screens.contains(where: { $0.id == id }) { linked.set(screens.filter { $0.id != id }, .current) }
  }

  /// Removes the path's values from `index` to the end. Also closes the linked screens above the screens of the removed
  /// values.
  func pop(toDepth index: Int) {
    for screen in linked.get() where screen.depth > index {
      hide(screen.id)
      screen.dismiss()
    }
    let count = path.values().count
    if count > index { path.removeLast(count - index) }
  }

  func pop(_ screen: LinkedScreen) {
    let screens = linked.get()
    guard let index = screens.firstIndex(where: { $0.id == screen.id }) else { return }
    let count = path.values().count
    if count > screen.depth { path.removeLast(count - screen.depth) }
    for above in screens[index...].reversed() {
      hide(above.id)
      above.dismiss()
    }
  }
}

extension EnvironmentValues {
  /// The navigation stack around the view.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

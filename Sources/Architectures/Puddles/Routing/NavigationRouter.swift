public import Combine

/// A router of one navigation stack: it holds the stack's path and offers the moves that a user can make on it.
///
/// ```swift
/// import SwiftUI
///
/// @MainActor final class HomeRouter: NavigationRouter {
///   enum Destination: Hashable { case fact(number: Int) }
///
///   @Published var path: [Destination] = []
/// }
///
/// struct HomeModule: View {
///   @ObservedObject var router: HomeRouter
///
///   var body: some View {
///     NavigationStack(path: $router.path) { Text("Home") }
///   }
/// }
/// ```
///
/// Mark ``path`` with `@Published`, so that the module with the stack follows it.
///
/// - Since: Puddles 1.0
public protocol NavigationRouter: ObservableObject {
  /// What the stack can show.
  associatedtype Destination: Hashable

  /// What the stack shows on top of its root; the last element is visible.
  @MainActor var path: [Destination] { get set }

  /// Shows a destination on top.
  @MainActor func push(_ destination: Destination)

  /// Leaves the destination on top and returns it, or nil at the root.
  @MainActor @discardableResult func pop() -> Destination?

  /// Leaves all destinations.
  @MainActor func popToRoot()

  /// Replaces the whole path, as a deep link does.
  @MainActor func setPath(_ stack: [Destination])
}

extension NavigationRouter {
  /// Appends a destination to the path.
  @MainActor public func push(_ destination: Destination) {
    path.append(destination)
  }

  /// Removes the last destination of the path and returns it, or nil when the path is empty.
  @MainActor @discardableResult public func pop() -> Destination? {
    path.popLast()
  }

  /// Empties the path.
  @MainActor public func popToRoot() {
    path.removeAll()
  }

  /// Sets the path.
  @MainActor public func setPath(_ stack: [Destination]) {
    path = stack
  }
}

public import Combine

/// A router of one navigation stack: it holds the stack's path and provides functions to navigate.
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
/// Mark ``path`` with `@Published`, so that the module with the stack observes it.
///
/// - Since: Puddles 1.0
public protocol NavigationRouter: ObservableObject {
  /// A value that identifies a screen of the stack.
  associatedtype Destination: Hashable

  /// The screens above the root of the stack; the last one is visible.
  @MainActor var path: [Destination] { get set }

  /// Shows a destination on top of the stack.
  @MainActor func push(_ destination: Destination)

  /// Closes the topmost destination and returns it; returns nil at the root.
  @MainActor @discardableResult func pop() -> Destination?

  /// Closes all destinations.
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

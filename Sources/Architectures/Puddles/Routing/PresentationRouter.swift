/// A router for the presentations over a module, such as sheets, covers, and alerts. At most one presentation is shown
/// at a time.
///
/// ```swift
/// import Combine
///
/// struct EditedFact: Identifiable { var id = 7 }
///
/// @MainActor final class RootRouter: PresentationRouter {
///   @Published var isShowingLogin = false
///   @Published var editedFact: EditedFact?
///
///   func dismissPresentation() {
///     isShowingLogin = false
///     editedFact = nil
///   }
///
///   func reset() { dismissPresentation() }
/// }
///
/// @MainActor func show(with router: RootRouter) {
///   router.present(\.isShowingLogin)
///   router.present(\.editedFact, item: EditedFact())
/// }
/// ```
///
/// - Since: the development branch after Puddles 2.0; not yet released
public protocol PresentationRouter: BaseRouter {
  /// Ends every presentation of this router.
  @MainActor func dismissPresentation()

  /// Ends the current presentation and starts the presentation that a flag controls.
  @MainActor func present(_ keyPath: ReferenceWritableKeyPath<Self, Bool>)

  /// Ends the current presentation and presents an item.
  @MainActor func present<Item: Identifiable>(_ keyPath: ReferenceWritableKeyPath<Self, Item?>, item: Item)

  /// Ends the presentation that a flag controls.
  @MainActor func dismiss(_ keyPath: ReferenceWritableKeyPath<Self, Bool>)

  /// Ends the presentation of an item.
  @MainActor func dismiss<Item: Identifiable>(_ keyPath: ReferenceWritableKeyPath<Self, Item?>)
}

extension PresentationRouter {
  /// Calls `dismissPresentation()`, then sets the flag.
  @MainActor public func present(_ keyPath: ReferenceWritableKeyPath<Self, Bool>) {
    dismissPresentation()
    self[keyPath: keyPath] = true
  }

  /// Calls `dismissPresentation()`, then sets the item.
  @MainActor public func present<Item: Identifiable>(_ keyPath: ReferenceWritableKeyPath<Self, Item?>, item: Item) {
    dismissPresentation()
    self[keyPath: keyPath] = item
  }

  /// Clears the flag.
  @MainActor public func dismiss(_ keyPath: ReferenceWritableKeyPath<Self, Bool>) {
    self[keyPath: keyPath] = false
  }

  /// Clears the item.
  @MainActor public func dismiss<Item: Identifiable>(_ keyPath: ReferenceWritableKeyPath<Self, Item?>) {
    self[keyPath: keyPath] = nil
  }
}

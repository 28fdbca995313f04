public import Combine

/// A router that can be reset to its initial state.
///
/// - Since: the development branch after Puddles 2.0; not yet released
public protocol BaseRouter: ObservableObject {
  /// Resets everything that the router controls to its initial state.
  @MainActor func reset()
}

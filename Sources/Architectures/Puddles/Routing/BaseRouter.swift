public import Combine

/// A router that can be taken back to where it started.
///
/// - Since: the development branch after Puddles 2.0; in no release
public protocol BaseRouter: ObservableObject {
  /// Takes everything that the router controls back to its first state.
  @MainActor func reset()
}

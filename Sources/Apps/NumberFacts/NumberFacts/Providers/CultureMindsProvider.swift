import Combine
import CultureMindsClient

/// Provides names of ships, as a stream.
@MainActor final class CultureMindsProvider: ObservableObject {
  /// The functions that the provider depends on.
  struct Dependencies {
    /// Returns a stream of names.
    var names: @Sendable () -> AsyncStream<String>
  }

  private let dependencies: Dependencies

  /// Makes a provider.
  ///
  /// - Parameter dependencies: The functions that the provider depends on.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

extension CultureMindsProvider {
  /// The provider of the app, whose names arrive one second apart.
  static let live: CultureMindsProvider = {
    let client = CultureMindsClient()
    return CultureMindsProvider(dependencies: .init(names: { client.names() }))
  }()

  /// Returns a stream of names. To stop the stream, cancel the task that reads it.
  func names() -> AsyncStream<String> {
    dependencies.names()
  }
}

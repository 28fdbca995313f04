import MockData
import os

extension CultureMindsProvider {
  /// The provider for previews, with a few names, one second apart.
  static let mock = CultureMindsProvider(
    dependencies: .init(names: {
      Logger.calls.debug("CultureMindsProvider.names()")
      return AsyncStream { continuation in
        Task {
          for name in Mock.mindNames {
            try? await Task.sleep(for: .seconds(1))
            continuation.yield(name)
          }
          continuation.finish()
        }
      }
    }))
}

import MockData
import os

extension NumberFactProvider {
  /// The provider for previews, which returns a fact about any number after a short delay.
  static let mock = NumberFactProvider(
    dependencies: .init(factAboutNumber: { number in
      Logger.calls.debug("NumberFactProvider.factAboutNumber(\(number))")
      try await Task.sleep(for: .seconds(1))
      return Mock.factAboutNumber(number)
    }))
}

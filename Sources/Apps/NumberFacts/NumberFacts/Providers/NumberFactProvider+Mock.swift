import MockData
import os

extension NumberFactProvider {
  /// The provider of previews, which knows a fact about every number, after a moment.
  static let mock = NumberFactProvider(
    dependencies: .init(factAboutNumber: { number in
      Logger.calls.debug("NumberFactProvider.factAboutNumber(\(number))")
      try await Task.sleep(for: .seconds(1))
      return Mock.factAboutNumber(number)
    }))
}

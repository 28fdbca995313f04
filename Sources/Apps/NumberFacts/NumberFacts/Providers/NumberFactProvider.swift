import Combine
import NumbersAPI

/// Provides facts about numbers.
@MainActor final class NumberFactProvider: ObservableObject {
  /// The functions that the provider depends on.
  struct Dependencies {
    /// Returns a fact about a number.
    var factAboutNumber: @Sendable (_ number: Int) async throws -> String
  }

  private let dependencies: Dependencies

  /// Makes a provider.
  ///
  /// - Parameter dependencies: The functions that the provider depends on.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

extension NumberFactProvider {
  /// The provider of the app, which asks the numbers service.
  static let live: NumberFactProvider = {
    let numbers = Numbers()
    return NumberFactProvider(dependencies: .init(factAboutNumber: { try await numbers.factAboutNumber($0) }))
  }()

  /// Returns a fact about a number.
  ///
  /// - Parameter number: The number.
  /// - Throws: An error whose description can be shown.
  func factAboutNumber(_ number: Int) async throws -> String {
    try await dependencies.factAboutNumber(number)
  }
}

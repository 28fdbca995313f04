import Combine
import Models
import NumbersStore

/// Provides the facts that the user saved.
@MainActor final class SavedFactsProvider: ObservableObject {
  /// The functions that the provider depends on. Each function returns all facts that are saved when the function ends.
  struct Dependencies {
    /// Reads the saved facts.
    var savedFacts: @Sendable () async throws -> [NumberFact]
    /// Saves a fact, replacing an earlier fact about the same number.
    var save: @Sendable (_ fact: NumberFact) async throws -> [NumberFact]
    /// Removes the fact about a number.
    var removeFact: @Sendable (_ number: Int) async throws -> [NumberFact]
  }

  /// The saved facts, in the order in which they were saved; empty until ``load()`` is called.
  @Published private(set) var facts: [NumberFact] = []
  private let dependencies: Dependencies

  /// Makes a provider.
  ///
  /// - Parameter dependencies: The functions that the provider depends on.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

extension SavedFactsProvider {
  /// The provider of the app, which keeps facts on the disk.
  static let live = live(store: .user)

  /// Returns a provider that keeps facts in a store.
  ///
  /// - Parameter store: The store.
  static func live(store: NumbersStore) -> SavedFactsProvider {
    SavedFactsProvider(
      dependencies: .init(
        savedFacts: { try store.savedFacts() },
        save: { try store.save($0) },
        removeFact: { try store.removeFact(about: $0) }
      ))
  }

  /// Reads the saved facts.
  ///
  /// - Throws: An error whose description can be shown.
  func load() async throws {
    facts = try await dependencies.savedFacts()
  }

  /// Saves a fact, replacing an earlier fact about the same number.
  ///
  /// - Throws: An error whose description can be shown.
  func save(_ fact: NumberFact) async throws {
    facts = try await dependencies.save(fact)
  }

  /// Removes the fact about a number.
  ///
  /// - Throws: An error whose description can be shown.
  func removeFact(about number: Int) async throws {
    facts = try await dependencies.removeFact(number)
  }
}

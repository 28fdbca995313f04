import Models
import SwiftUI

/// Provides the saved facts in an order that the user chooses. A module that uses this container gets the facts, the
/// order, and functions to change both.
@MainActor struct SortableNumberFacts: DynamicProperty {
  @EnvironmentObject private var savedFactsProvider: SavedFactsProvider
  /// The saved facts, in the chosen order. They are sorted when they or the order change, not each time a view reads
  /// them.
  @State private(set) var facts: [NumberFact] = []
  @State private var chosenOrder = NumberFactOrder.added
  @State private var failure: String?

  /// Makes a container, which gets the facts from the environment of its view.
  init() {}
}

extension SortableNumberFacts {
  /// The chosen order.
  var order: NumberFactOrder {
    get { chosenOrder }
    nonmutating set {
      chosenOrder = newValue
      sort()
    }
  }

  /// The last error message; nil if there is none.
  var message: String? {
    get { failure }
    nonmutating set { failure = newValue }
  }

  /// Reads the saved facts.
  func load() {
    attempt { try await savedFactsProvider.load() }
  }

  /// Removes a fact.
  func remove(_ fact: NumberFact) {
    attempt { try await savedFactsProvider.removeFact(about: fact.number) }
  }

  private func attempt(_ work: @escaping @MainActor () async throws -> Void) {
    Task {
      do { try await work() } catch { failure = error.localizedDescription }
      sort()
    }
  }

  private func sort() {
    facts = chosenOrder.sorted(savedFactsProvider.facts)
  }
}

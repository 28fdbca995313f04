import Models
import SwiftUI

/// The saved facts in an order that the user chooses. A module with this container has the facts, the order, and the functions to change
/// them.
@MainActor struct SortableNumberFacts: DynamicProperty {
  @EnvironmentObject private var savedFactsProvider: SavedFactsProvider
  @State private var chosenOrder = NumberFactOrder.added
  @State private var failure: String?

  /// Makes a container; it has facts once it is part of a view with the providers in its environment.
  init() {}
}

extension SortableNumberFacts {
  /// The saved facts, in the chosen order.
  var facts: [NumberFact] {
    chosenOrder.sorted(savedFactsProvider.facts)
  }

  /// The chosen order.
  var order: NumberFactOrder {
    get { chosenOrder }
    nonmutating set { chosenOrder = newValue }
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
    }
  }
}

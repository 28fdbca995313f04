import Models
import Puddles
import SwiftUI

/// The list of the signal example, which highlights a fact when it receives a signal.
struct HighlightedFacts: View {
  @EnvironmentObject private var savedFactsProvider: SavedFactsProvider
  @State private var highlighted: Int?

  var body: some View {
    NumberFactSection(
      numberFacts: savedFactsProvider.facts, highlighted: highlighted,
      interface: .consume { action in
        switch action {
        case .delete(let fact): remove(fact.number)
        }
      }
    )
    .resolveSignals(ofType: Command.self) { command in
      let numbers = savedFactsProvider.facts.map(\.number)
      switch command {
      case .highlightSmallest: highlighted = numbers.min()
      case .highlightLargest: highlighted = numbers.max()
      case .clear: highlighted = nil
      }
    }
  }

  private func remove(_ number: Int) {
    Task {
      // If removing the fact fails, the fact stays in the list. Users see this, so no error message is needed.
      try? await savedFactsProvider.removeFact(about: number)
    }
  }
}

extension HighlightedFacts {
  /// The signals that the list receives.
  enum Command: Hashable {
    case highlightSmallest
    case highlightLargest
    case clear
  }
}

#Preview {
  List {
    HighlightedFacts().withMockProviders()
  }
}

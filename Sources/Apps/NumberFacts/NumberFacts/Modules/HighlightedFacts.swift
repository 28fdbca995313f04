import Models
import Puddles
import SwiftUI

/// The list of the signal example, which highlights a fact when a signal tells it to.
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
      // The fact stays in the list when it cannot be removed, which is all there is to say here.
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

import Models
import Puddles
import SwiftUI

/// The screen that sends one-time commands to the list below it.
struct SignalExample: View {
  @EnvironmentObject private var savedFactsProvider: SavedFactsProvider
  @Signal<HighlightedFacts.Command>(debugIdentifier: "highlight") private var command
  @State private var message: String?

  var body: some View {
    List {
      Button("Highlight the Smallest") { command.send(.highlightSmallest) }
      Button("Highlight the Largest") { command.send(.highlightLargest) }
      Button("Clear") { command.send(.clear) }
      MessageBanner(
        message: message,
        interface: .consume { action in
          switch action {
          case .dismissed: message = nil
          }
        })
      HighlightedFacts()
        .sendSignals(command)
    }
    .navigationTitle("Signal")
    .onFirstAppear { load() }
  }

  private func load() {
    Task {
      do { try await savedFactsProvider.load() } catch { message = error.localizedDescription }
    }
  }
}

#Preview {
  NavigationStack {
    SignalExample().withMockProviders()
  }
}

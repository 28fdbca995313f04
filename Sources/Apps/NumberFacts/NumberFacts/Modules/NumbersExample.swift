import Extensions
import Models
import Puddles
import SwiftUI

/// The screen on which the user fetches facts about random numbers, presented by the root.
struct NumbersExample: View {
  @EnvironmentObject private var numberFactProvider: NumberFactProvider
  @EnvironmentObject private var savedFactsProvider: SavedFactsProvider
  @ObservedObject private var numbersRouter = Router.shared.numbers
  @State private var numberFacts: [NumberFact] = []
  @State private var message: String?

  var body: some View {
    NavigationStack {
      List {
        Button("Add Random Number Fact") { addRandomFact() }
        Button("Shuffle Your Facts") { numbersRouter.present(\.isShowingShuffle) }
        Button("Save All") { saveAll() }
        Button("Close") { Router.shared.dismissNumbersExample() }
        MessageBanner(
          message: message,
          interface: .consume { action in
            switch action {
            case .dismissed: message = nil
            }
          })
        NumberFactSection(
          numberFacts: numberFacts,
          interface: .consume { action in
            switch action {
            case .delete(let fact): numberFacts.removeAll { $0.id == fact.id }
            }
          })
      }
      .navigationTitle("Number Facts")
    }
    .sheet(isPresented: $numbersRouter.isShowingShuffle) {
      ShuffleNumbersExample(numberFacts: $numberFacts)
    }
  }
}

extension NumbersExample {
  private func addRandomFact() {
    let number = Int.random(in: 0...100)
    numberFacts.update(with: NumberFact(number: number))
    Task {
      do {
        let content = try await numberFactProvider.factAboutNumber(number)
        numberFacts.update(with: NumberFact(number: number, content: content))
      } catch {
        numberFacts.removeAll { $0.number == number && $0.content == nil }
        message = error.localizedDescription
      }
    }
  }

  private func saveAll() {
    Task {
      do {
        for fact in numberFacts where fact.content != nil {
          try await savedFactsProvider.save(fact)
        }
        message = "Saved. The Container example shows them."
      } catch {
        message = error.localizedDescription
      }
    }
  }
}

#Preview {
  NumbersExample().withMockProviders()
}

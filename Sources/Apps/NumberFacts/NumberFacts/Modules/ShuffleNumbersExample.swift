import MockData
import Models
import Puddles
import SwiftUI

/// The screen that shuffles facts. The numbers example presents this screen and provides the facts.
struct ShuffleNumbersExample: View {
  /// The facts, which belong to the parent.
  @Binding var numberFacts: [NumberFact]

  var body: some View {
    NavigationStack {
      List {
        Button("Shuffle Everything") { shuffleFacts() }
        Button("Done") { Router.shared.numbers.dismiss(\.isShowingShuffle) }
        NumberFactSection(
          numberFacts: numberFacts,
          interface: .consume { action in
            switch action {
            case .delete(let fact): numberFacts.removeAll { $0.id == fact.id }
            }
          })
      }
      .navigationTitle("Shuffle Your Facts")
    }
  }

  private func shuffleFacts() {
    numberFacts = numberFacts.shuffled()
  }
}

private struct PreviewState {
  var numberFacts = Mock.facts
}

#Preview {
  StateHosting(PreviewState()) { $state in
    ShuffleNumbersExample(numberFacts: $state.numberFacts)
  }
}

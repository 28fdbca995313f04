import MockData
import Models
import Puddles
import SwiftUI

/// A section of a list with facts, each of which can be deleted.
struct NumberFactSection: View {
  /// The facts, in the order in which they are shown.
  var numberFacts: [NumberFact]
  /// The number whose fact is highlighted, if any.
  var highlighted: Int?
  /// Receives the actions that the user performs.
  var interface: Interface<Action>

  var body: some View {
    Section {
      if numberFacts.isEmpty {
        Text("No facts yet")
      }
      ForEach(numberFacts) { fact in
        HStack {
          if fact.number == highlighted {
            Image(systemName: "star.fill")
              .accessibilityLabel("Highlighted")
          }
          NumberFactView(numberFact: fact)
          Button("Delete \(fact.number)", role: .destructive) {
            interface.send(.delete(fact))
          }
        }
      }
    }
  }
}

extension NumberFactSection {
  /// The actions that the user can perform.
  enum Action: Hashable {
    case delete(NumberFact)
  }
}

private struct PreviewState {
  var numberFacts = Mock.facts
}

#Preview("Facts") {
  StateHosting(PreviewState()) { $state in
    List {
      NumberFactSection(
        numberFacts: state.numberFacts, highlighted: 42,
        interface: .consume { action in
          switch action {
          case .delete(let fact): state.numberFacts.removeAll { $0 == fact }
          }
        })
    }
  }
}

#Preview("One on its way") {
  List {
    NumberFactSection(numberFacts: [NumberFact(number: 5)], interface: .ignore)
  }
}

import MockData
import Models
import Puddles
import SwiftUI

/// Displays a fact about a number, or a progress indicator while it loads.
struct NumberFactView: View {
  /// The fact.
  var numberFact: NumberFact

  var body: some View {
    if let content = numberFact.content {
      VStack(alignment: .leading) {
        Text("Number: \(numberFact.number)")
          .font(.caption)
          .fixedSize()
        Text(content)
          .fixedSize(horizontal: false, vertical: true)
          .multilineTextAlignment(.leading)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      ProgressView("Looking for a fact about \(numberFact.number)")
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
    }
  }
}

private struct PreviewState {
  var numberFact = NumberFact(number: 5, content: Mock.factAboutNumber(5))
}

struct NumberFactView_Previews: PreviewProvider {
  static var previews: some View {
    StateHosting(PreviewState()) { $state in
      List {
        NumberFactView(numberFact: state.numberFact)
        Section("Debug Controls") {
          Button("Forget the Content") { state.numberFact.content = nil }
          Button("Next Number") {
            let number = state.numberFact.number + 1
            state.numberFact = NumberFact(number: number, content: Mock.factAboutNumber(number))
          }
        }
      }
    }
  }
}

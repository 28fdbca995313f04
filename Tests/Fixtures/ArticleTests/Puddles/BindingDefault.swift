import SwiftUI

// A binding has no default value: it belongs to the parent.
struct ShuffleNumbersExample: View {
  @Binding var numberFacts: [NumberFact] = []  // expected-error {{incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:')}} expected-error {{cannot convert value of type}}

  var body: some View {
    List {
      ForEach(numberFacts) { NumberFactView(numberFact: $0) }
    }
  }
}

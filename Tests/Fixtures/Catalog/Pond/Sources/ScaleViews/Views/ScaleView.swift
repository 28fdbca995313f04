import LUCA
import Scales
import SwiftUI

/// Shows the weight.
struct ScaleView: View {
  var store: ScaleStore

  var body: some View {
    VStack {
      Text("\(store.reading.weight)")
      Button("Save") { Task { await store.send(.saveButtonTapped) } }
      Button("Again") { Task { await store.send(.task) } }
    }
  }
}

struct ScaleView_Previews: PreviewProvider {
  static var previews: some View { ScaleView(store: ScaleStore(.testDependencies())) }
}

import MockData
import Models
import Puddles
import SwiftUI

/// Shows one fish. It tells when it was caught.
struct FishView: View {
  /// Where actions go.
  var interface: Interface<Action>
  /// The fish that is shown.
  var fish: Fish
  var isWet = true

  var body: some View {
    VStack {
      Text(fish.name)
      Button("Catch") { interface.send(.catchFish(fish)) }
      Button("Feed") { interface.send(.feed) }
    }
  }
}

extension FishView {
  /// What was done to the fish.
  enum Action: Hashable {
    /// It was caught.
    case catchFish(Fish)
    case feed
  }
}

struct FishView_Previews: PreviewProvider {
  static var previews: some View {
    FishView(interface: .ignore, fish: Mock.fish[0])
  }
}

import Models
import Puddles
import SwiftUI

/// The pond with all its fish.
struct PondScreen: View {
  @EnvironmentObject var fishProvider: FishProvider
  @ObservedObject var router = Router.shared
  @State private var caught: [Fish] = []

  var body: some View {
    VStack {
      FishView(interface: .consume(handle), fish: Fish(name: "Carp"))
      Button("Net") { router.isShowingNet = true }
    }
    .sheet(isPresented: router.isShowingNet) { NetScreen(caught: caught) }
  }

  private func handle(_ action: FishView.Action) {
    switch action {
    case .catchFish(let fish): caught.append(fish)
    case .feed: fishProvider.feed()
    }
  }
}

struct PondScreen_Previews: PreviewProvider {
  static var previews: some View {
    PondScreen().environmentObject(FishProvider.mock)
  }
}

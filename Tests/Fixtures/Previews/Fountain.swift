import Foundation
import Observation
import SwiftUI

/// A fountain that is switched, counted and refilled.
struct FountainView: View {
  @State private var drops = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Drops: \(drops)")
      Button(isOn ? "Stop" : "Start") { isOn.toggle() }
      Button("Drop") { drops = (drops + 1) % 3 }
    }
  }
}

#Preview("Running") { FountainView() }

@MainActor @Observable final class Well {
  var levels: [Int] = []
  var isFilling = false

  func fill() async {
    isFilling = true
    try? await Task.sleep(for: .seconds(2))
    levels = [1, 2, 3]
    isFilling = false
  }

  func empty() { levels = [] }
}

struct WellView: View {
  @State private var well = Well()

  var body: some View {
    VStack {
      if well.isFilling { Text("Filling") }
      ForEach(well.levels, id: \.self) { Text("Level \($0)") }
      Button("Fill") { Task { await well.fill() } }
      Button("Empty") { well.empty() }
    }
  }
}

#Preview { WellView() }

struct Basin: View {
  @State private var fish = 1

  var body: some View {
    VStack {
      Text("Fish: \(fish)")
      Button("Feed") { fish = 3 - fish }
    }
  }
}

private struct Basin_Previews: PreviewProvider {
  static var previews: some View { Basin() }
}

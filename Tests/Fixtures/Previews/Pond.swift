import SwiftUI
import os

/// A pond with frogs, which shows what room it was given.
struct PondView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(Keeper.self) private var keeper: Keeper?
  var frogs = 1

  var body: some View {
    VStack {
      Text("Frogs: \(frogs)")
      Text(width == .compact ? "Narrow" : "Wide")
      Text(height == .compact ? "Low" : "High")
      if let keeper { Text("Keeper: \(keeper.name)") }
    }
  }
}

struct PondView_Previews: PreviewProvider {
  static var previews: some View {
    PondView().previewDisplayName("One frog")
    Group {
      PondView(frogs: 2)
      ForEach(3..<5) { PondView(frogs: $0).previewDisplayName("\($0) frogs") }
    }
    .padding()
  }
}

struct Wide_Previews: PreviewProvider {
  static var previews: some View {
    PondView(frogs: 8).previewInterfaceOrientation(.landscapeLeft).previewDisplayName("On its side")
    Group {
      PondView(frogs: 9).previewDevice("iPhone SE")
      PondView(frogs: 10)
    }
    .previewLayout(.sizeThatFits)
    PondView(frogs: 11).previewLayout(.fixed(width: 200, height: 100))
  }
}

@Observable final class Keeper {
  let name: String
  init(name: String) { self.name = name }
}

struct WithKeeper: PreviewModifier {
  static func makeSharedContext() async throws -> Keeper {
    await Task.yield()
    return Keeper(name: "Ada")
  }

  func body(content: Content, context: Keeper) -> some View { content.environment(context) }
}

#Preview("Kept", traits: .landscapeLeft, .modifier(WithKeeper())) { PondView(frogs: 7) }

/// A switch for the pond's pump that tells what it was asked for.
struct PumpView: View {
  enum Action { case toggled, drained, flooded }
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(isOn ? "Pumping" : "Quiet")
      Button("Switch") { send(.toggled) }
      Button("Drain") { send(.drained) }
    }
  }

  private func send(_ action: Action) {
    Logger(subsystem: "Garden", category: "Action").debug("PumpView.\(String(describing: action), privacy: .public)")
    switch action {
    case .toggled:
      Logger(subsystem: "Garden", category: "Call").debug("Pump.set(\(!isOn))")
      isOn.toggle()
    case .drained, .flooded: break
    }
  }
}

#Preview { PumpView() }

/// Nobody wrote a preview for it.
struct BareView: View {
  @State private var isDry = false

  var body: some View { Toggle("Dry", isOn: $isDry) }
}

/// It cannot be shown alone: nobody gives it a keeper.
struct KeeperView: View {
  @Environment(Keeper.self) private var keeper: Keeper

  var body: some View { Text(keeper.name) }
}

/// What it shows is in the environment of the app only, which its declaration does not tell.
struct HutView: View {
  var body: some View { KeeperView() }
}

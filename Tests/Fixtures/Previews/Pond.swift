import SwiftUI
import os

/// A pond with frogs. It also shows its size classes, and its keeper if there is one.
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

/// A switch for the pond's pump. It logs its actions and its calls.
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

/// A view without a preview, so Limn creates one.
struct BareView: View {
  @State private var isDry = false

  var body: some View { Toggle("Dry", isOn: $isDry) }
}

/// A view that cannot be shown alone, since its environment must contain a keeper.
struct KeeperView: View {
  @Environment(Keeper.self) private var keeper: Keeper

  var body: some View { Text(keeper.name) }
}

/// A view whose environment must contain a keeper, although its declaration does not show this.
struct HutView: View {
  var body: some View { KeeperView() }
}

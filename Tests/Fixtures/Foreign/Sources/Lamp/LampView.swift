import Combine
import SwiftUI
import os

/// A lamp that is on or off.
///
/// ```swift
/// LampView(isOn: true).watts  // -> 60
/// ```
public struct LampView: View {
  @State private var isOn: Bool
  @Environment(\.watts) private var power

  public init(isOn: Bool = false) { _isOn = State(initialValue: isOn) }

  /// The power that the lamp uses, in watts.
  public var watts: Int { isOn ? 60 : 0 }

  public var body: some View {
    VStack {
      Text(isOn ? "On" : "Off")
      Button("Switch") { isOn.toggle() }
    }
  }
}

extension EnvironmentValues {
  @Entry public var watts = 60
}

#Preview { LampView() }

public final class Switchboard: ObservableObject {
  @Published public var lamps = 2
  private let log = Logger(subsystem: "lamp", category: "switchboard")

  public init() {}
}

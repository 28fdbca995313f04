import Combine
import Foundation
import SwiftUI

@Observable final class Model {
  var count = 0
}

final class Store: ObservableObject {
  @Published var count = 0
}

struct Length: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Updates: View {
  @State private var count = 0
  @State private var model = Model()
  @StateObject private var store = Store()

  var body: some View {
    Text("a")
      .onAppear { count += 1 }
      .onDisappear { count -= 1 }
      .onChange(of: count) { count = 0 }
      .onChange(of: count) { old, new in count = old + new }
      .onReceive(store.$count) { count = $0 }
      .onOpenURL { _ in count += 1 }
      .task { await Task.yield() }
      .task(id: count) { await Task.yield() }
      .id(count)
  }
}

struct Surroundings: View {
  @State private var model = Model()
  @StateObject private var store = Store()

  var body: some View {
    Text("a")
      .environment(model)
      .environment(\.lineLimit, 2)
      .environmentObject(store)
      .transformEnvironment(\.lineLimit) { $0 = nil }
      .defaultAppStorage(.standard)
      .preference(key: Length.self, value: 1)
      .transformPreference(Length.self) { $0 += 1 }
      .onPreferenceChange(Length.self) { print($0) }
      .modifier(EmptyModifier())
  }
}

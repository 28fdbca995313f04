import Combine
import Observation
import Puddles
@_spi(Headless) import SwiftUI
import SemanticTree
import Testing

private struct PreviewState {
  var count = 0
}

@Observable private final class Model {
  var count = 0
}

@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
  static var made = 0

  init() {
    Self.made += 1
  }
}

@MainActor @Suite struct HostingTests {
  @Test("Hosts a value that the content changes through the binding") func hostsAValueThatTheContentChangesThroughThe()
    throws
  {
    let host = HeadlessHost(
      StateHosting(PreviewState()) { $state in
        Button("Add") { state.count += 1 }
        Text("Count \(state.count)")
      })
    try host.press("Add")
    try host.press("Add")
    #expect(host.tree().texts.contains("Count 2"))
  }

  @Test("Hosts a value that a closure makes") func hostsAValueThatAClosureMakes() throws {
    let host = HeadlessHost(
      StateHosting({ PreviewState(count: 5) }) { $state in
        Button("Add") { state.count += 1 }
        Text("Count \(state.count)")
      })
    try host.press("Add")
    #expect(host.tree().texts.contains("Count 6"))
  }

  @Test("Hosts an observable object that a closure makes") func hostsAnObservableObjectThatAClosureMakes() throws {
    let host = HeadlessHost(
      StateHosting({ Model() }) { $model in
        Button("Add") { model.count += 1 }
        Text("Count \(model.count)")
      })
    try host.press("Add")
    #expect(host.tree().texts.contains("Count 1"))
  }

  @Test("Hosts an object, makes it once, and follows what it publishes") func hostsAnObjectMakesItOnceAndFollowsWhat()
    throws
  {
    Counter.made = 0
    let host = HeadlessHost(
      StateObjectHosting {
        Counter()
      } content: { counter in
        Button("Add") { counter.count += 1 }
        Text("Count \(counter.count)")
      })
    try host.press("Add")
    try host.press("Add")
    #expect(host.tree().texts.contains("Count 2"))
    #expect(Counter.made == 1)
  }

  @Test("Runs on the first appearance and on no later one") func runsOnTheFirstAppearanceAndOnNoLater() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var appearances = 0
      @State private var firstAppearances = 0

      var body: some View {
        VStack {
          Button("Switch") { isShown.toggle() }
          Text("First \(firstAppearances)")
          Text("All \(appearances)")
          Kept(isShown: isShown)
            .onAppear { appearances += 1 }
            .onFirstAppear { firstAppearances += 1 }
        }
      }
    }
    struct Kept: View {
      var isShown: Bool
      var body: some View { if isShown { Text("Shown") } }
    }
    let host = HeadlessHost(Screen())
    host.flush()
    try host.press("Switch")
    try host.press("Switch")
    #expect(host.tree().texts.contains("First 1"))
  }

  @Test("A view that is removed and inserted again appears for the first time again")
  func aViewThatIsRemovedAndInsertedAgainAppears()
    throws
  {
    struct Screen: View {
      @State private var isShown = true
      @State private var firstAppearances = 0

      var body: some View {
        VStack {
          Button("Switch") { isShown.toggle() }
          Text("First \(firstAppearances)")
          if isShown {
            Text("Shown").onFirstAppear { firstAppearances += 1 }
          }
        }
      }
    }
    let host = HeadlessHost(Screen())
    host.flush()
    try host.press("Switch")
    try host.press("Switch")
    #expect(host.tree().texts.contains("First 2"))
  }
}

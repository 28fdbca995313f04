import Combine
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("The views that a change evaluates") struct UpdateTests {
  @Test("Writes in one transaction cause one evaluation, and onChange sees the same values as the body")
  func coalescing() {
    let log = Log()
    let host = HeadlessHost(Coalescing(log: log))
    host.flush()
    #expect(log.bodies == [0, 2, 4])
    #expect(log.changes == [[0, 2], [2, 4]])
  }

  @Test("A changed observable property only updates the views that read it")
  func observable() throws {
    let model = Model()
    let host = HeadlessHost(Readers(model: model))
    host.flush()
    let before = host.bodyCounts
    model.first = "changed"
    host.flush()
    #expect(host.tree().texts == ["changed", "second"])
    #expect(host.bodyCounts["FirstReader"] == (before["FirstReader"] ?? 0) + 1)
    #expect(host.bodyCounts["SecondReader"] == before["SecondReader"])
    #expect(host.bodyCounts["Readers"] == before["Readers"])
  }

  @Test("A property that no view reads causes no update")
  func unreadProperty() {
    let model = Model()
    let host = HeadlessHost(FirstReader(model: model))
    host.flush()
    model.second = "changed"
    #expect(!host.needsFlush)
  }

  @Test("A child with unchanged input is not evaluated with its parent")
  func sameChild() throws {
    let host = HeadlessHost(Parent())
    host.flush()
    try host.press("n 0")
    try host.press("n 1")
    #expect(host.bodyCounts["Parent"] == 3)
    #expect(host.bodyCounts["Child"] == 1)
  }

  @Test("Passing state as a binding does not count as reading it")
  func bindingOnly() throws {
    let host = HeadlessHost(Passing())
    try host.press("value 0")
    #expect(host.tree().texts == ["value 1"])
    #expect(host.bodyCounts["Passing"] == 1)
    #expect(host.bodyCounts["Taking"] == 2)
  }

  @Test("State set to an equal value causes no evaluation")
  func equalValue() throws {
    let host = HeadlessHost(SettingSame())
    try host.press("same")
    #expect(host.bodyCounts["SettingSame"] == 1)
  }

  @Test("A published change evaluates the observer once, after the change")
  func observedObject() {
    let store = Store()
    let host = HeadlessHost(ObjectReader(store: store))
    host.flush()
    store.value = 1
    store.value = 2
    host.flush()
    #expect(host.tree().texts == ["2"])
    #expect(host.bodyCounts["ObjectReader"] == 2)
    store.unpublished = 5
    #expect(!host.needsFlush)
  }

  @Test("A state object is created once for its position, and its observers are updated")
  func stateObject() throws {
    Store.made = 0
    let host = HeadlessHost(Owner())
    try host.press("again 0")
    try host.press("again 1")
    #expect(Store.made == 1)
    try host.press("value 0")
    #expect(host.tree().texts == ["again 2", "value 1"])
  }

  @Test("A binding to a property of an object or of an observable in state writes through")
  func objectBindings() throws {
    let host = HeadlessHost(Bindings())
    try host.press("toggle")
    #expect(host.tree().texts == ["toggle", "true true"])
  }
}

private final class Log {
  var bodies: [Int] = []
  var changes: [[Int]] = []
}

private struct Coalescing: View {
  let log: Log
  @State private var value = 0

  var body: some View {
    let _ = log.bodies.append(value)
    Text("\(value)")
      .onAppear {
        value = 1
        value = 2
      }
      .onChange(of: value) { old, new in
        log.changes.append([old, new])
        if new == 2 {
          value = 3
          value = 4
        }
      }
  }
}

@Observable private final class Model {
  var first = "first"
  var second = "second"
}

private struct Readers: View {
  let model: Model

  var body: some View {
    FirstReader(model: model)
    SecondReader(model: model)
  }
}

private struct FirstReader: View {
  let model: Model
  var body: some View { Text(model.first) }
}

private struct SecondReader: View {
  let model: Model
  var body: some View { Text(model.second) }
}

private struct Parent: View {
  @State private var number = 0

  var body: some View {
    Button("n \(number)") { number += 1 }
    Child(title: "same")
  }
}

private struct Child: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Passing: View {
  @State private var value = 0
  var body: some View { Taking(value: $value) }
}

private struct Taking: View {
  @Binding var value: Int
  var body: some View { Button("value \(value)") { value += 1 } }
}

private struct SettingSame: View {
  @State private var value = 7

  var body: some View {
    let _ = value
    Button("same") { value = 7 }
  }
}

@MainActor private final class Store: ObservableObject {
  static var made = 0
  @Published var value = 0
  var unpublished = 0

  init() { Self.made += 1 }
}

private struct ObjectReader: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.value)") }
}

private struct Owner: View {
  @State private var evaluations = 0

  var body: some View {
    Button("again \(evaluations)") { evaluations += 1 }
    Owning(seed: evaluations)
  }
}

private struct Owning: View {
  let seed: Int
  @StateObject private var store = Store()
  var body: some View { Button("value \(store.value)") { store.value += 1 } }
}

@Observable private final class Switches {
  var isOn = false
}

private struct Bindings: View {
  @State private var switches = Switches()
  @StateObject private var store = SwitchStore()

  var body: some View {
    let bound = $switches.isOn
    let published = $store.isOn
    Button("toggle") {
      bound.wrappedValue.toggle()
      published.wrappedValue.toggle()
    }
    Text("\(switches.isOn) \(store.isOn)")
  }
}

@MainActor private final class SwitchStore: ObservableObject {
  @Published var isOn = false
}

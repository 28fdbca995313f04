import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("Mistakes of an app are reported, and the rest works") struct ProblemTests {
  @Test("Elements with one id are all shown and reported once")
  func duplicateIdentifiers() {
    let host = HeadlessHost(Duplicates())
    #expect(host.tree().texts == ["a", "a", "b", "a"])
    #expect(host.problems.map(\.kind) == [.duplicateIdentifier])
    #expect(host.problems.first?.views == ["Duplicates"])
    #expect(Set(host.tree().all.map(\.id)).count == host.tree().all.count)
  }

  @Test("A body that contains itself is replaced, and its siblings are shown")
  func endlessBody() {
    let host = HeadlessHost(
      VStack {
        Text("beside")
        Endless()
      })
    #expect(host.tree().texts == ["beside"])
    #expect(host.problems.map(\.kind) == [.endlessBody])
    #expect(host.problems.first?.views.first == "Endless")
  }

  @Test("Two views that contain each other are replaced")
  func mutuallyEndless() {
    let host = HeadlessHost(Ping())
    #expect(host.tree().texts.isEmpty)
    #expect(host.problems.map(\.kind) == [.endlessBody])
  }

  @Test("Finite nesting of views of one type works")
  func outline() {
    let host = HeadlessHost(Nested(depth: 60))
    #expect(host.tree().texts == ["end"])
    #expect(host.problems.isEmpty)
  }

  @Test("A view that changes its state in each evaluation is stopped and can be used afterwards")
  func neverSettles() throws {
    let host = HeadlessHost(Restless())
    host.flush()
    #expect(host.problems.map(\.kind) == [.neverSettles])
    #expect(host.problems.first?.views.contains("Restless") == true)
    #expect(host.tree().first(.button, "calm") != nil)
  }

  @Test("An action that is not in the tree is rejected")
  func unknownAction() throws {
    let host = HeadlessHost(Text("a"))
    #expect(throws: ActionRefusal.unknown(id: "x")) { try host.perform("x") }
  }
}

private struct Duplicates: View {
  var body: some View { ForEach(["a", "a", "b", "a"], id: \.self) { Text($0) } }
}

private struct Endless: View {
  var body: some View {
    HStack {
      Endless()
      Endless()
    }
  }
}

private struct Ping: View {
  var body: some View { VStack { Pong() } }
}

private struct Pong: View {
  var body: some View { AnyView(Ping()) }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 { Text("end") } else { Nested(depth: depth - 1) }
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    Button("calm") {}
  }
}

private struct Impatient: View {
  @State private var count = 0

  var body: some View {
    if count == 0 { count = 1 }
    return Text("\(count)")
  }
}

extension ProblemTests {
  @Test("State that is changed while a body is evaluated is reported with the view")
  func changeDuringUpdate() {
    let host = HeadlessHost(Impatient())
    #expect(host.tree().texts == ["1"])
    #expect(host.problems.map(\.kind) == [.changeDuringUpdate])
    #expect(host.problems.first?.views == ["Impatient"])
  }
}

import Puddles
@_spi(Headless) import SwiftUI
import SemanticTree
import Testing

private enum Command: Hashable {
  case say(String)
}

/// Shows the values that it received, one on each line.
private struct Listener: View {
  var name = "Listener"
  @State private var heard: [String] = []

  var body: some View {
    VStack {
      ForEach(heard.indices, id: \.self) { index in
        Text("\(name) heard \(heard[index])")
      }
    }
    .resolveSignals(ofType: Command.self) { command in
      switch command {
      case .say(let text): heard.append(text)
      }
    }
  }
}

@MainActor @Suite struct SignalTests {
  @Test("A value that is sent arrives once") func aValueThatIsSentArrivesOnce() throws {
    struct Screen: View {
      @Signal<Command> private var signal

      var body: some View {
        VStack {
          Button("Send") { signal.send(.say("hello")) }
          Listener().sendSignals(signal)
        }
      }
    }
    let host = HeadlessHost(Screen())
    #expect(heard(host).isEmpty)
    try host.press("Send")
    #expect(heard(host) == ["Listener heard hello"])
    try host.press("Send")
    #expect(heard(host) == ["Listener heard hello", "Listener heard hello"])
  }

  @Test("A value from before the view appeared waits for it") func aValueFromBeforeTheViewAppearedWaitsFor() throws {
    struct Screen: View {
      @Signal<Command>(initial: .say("first")) private var signal
      @State private var isShown = false

      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          Button("Send") { signal.send(.say("second")) }
          if isShown { Listener().sendSignals(signal) }
        }
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("Show")
    #expect(heard(host) == ["Listener heard first"])
    try host.press("Send")
    #expect(heard(host) == ["Listener heard first", "Listener heard second"])
  }

  @Test("A value that nobody took is replaced by the next") func aValueThatNobodyTookIsReplacedByThe() throws {
    struct Screen: View {
      @Signal<Command> private var signal
      @State private var isShown = false

      var body: some View {
        VStack {
          Button("One") { signal.send(.say("one")) }
          Button("Two") { signal.send(.say("two")) }
          Button("Show") { isShown = true }
          if isShown { Listener().sendSignals(signal) }
        }
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("One")
    try host.press("Two")
    try host.press("Show")
    #expect(heard(host) == ["Listener heard two"])
  }

  @Test("A value with an id goes to the views below that id only") func aValueWithAnIdGoesToTheViews() throws {
    struct Screen: View {
      @Signal<Command> private var signal

      var body: some View {
        VStack {
          Button("To a") { signal.send(.say("x"), id: "a") }
          Button("To all without") { signal.send(.say("y")) }
          Listener(name: "A").sendSignals(signal, id: "a")
          Listener(name: "B").sendSignals(signal, id: "b")
          Listener(name: "C").sendSignals(signal)
        }
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("To a")
    #expect(heard(host) == ["A heard x"])
    try host.press("To all without")
    #expect(heard(host) == ["A heard x", "C heard y"])
  }

  @Test("Signals of two types pass each other") func signalsOfTwoTypesPassEachOther() throws {
    struct Screen: View {
      @Signal<Command> private var commands
      @Signal<Int> private var numbers

      var body: some View {
        VStack {
          Button("Send") { commands.send(.say("through")) }
          Listener().sendSignals(numbers).sendSignals(commands)
        }
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("Send")
    #expect(heard(host) == ["Listener heard through"])
  }

  private func heard(_ host: HeadlessHost) -> [String] {
    host.tree().texts.filter { $0.contains("heard") }
  }
}

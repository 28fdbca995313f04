import Combine
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("Appearing, changing, going") struct LifecycleTests {
  @Test("onAppear runs each time the view appears, onDisappear when it disappears")
  func appearance() throws {
    let log = Events()
    let host = HeadlessHost(Toggling(log: log))
    try host.press("toggle")
    try host.press("other")
    try host.press("toggle")
    try host.press("toggle")
    #expect(log.events == ["appear", "disappear", "appear"])
  }

  @Test("Closing a host makes its views disappear")
  func closing() {
    let log = Events()
    let host = HeadlessHost(Text("a").onDisappear { log.events.append("gone") })
    host.flush()
    host.close()
    #expect(log.events == ["gone"])
  }

  @Test("onChange only runs for a change, and initially if requested")
  func onChange() throws {
    let log = Events()
    let host = HeadlessHost(Changing(log: log))
    host.flush()
    #expect(log.events == ["initial 0 0"])
    try host.press("one")
    try host.press("one")
    #expect(log.events == ["initial 0 0", "changed 0 1", "initial 0 1"])
  }

  @Test("A task runs once, and again when its id changes")
  func task() async throws {
    let log = Events()
    let host = HeadlessHost(Loading(log: log))
    #expect(await host.settle())
    try host.press("again")
    #expect(await host.settle())
    try host.press("next")
    #expect(await host.settle())
    #expect(log.events.dropLast().sorted() == ["id 0", "once"])
    #expect(log.events.last == "id 1")
    #expect(host.bodyCounts["Loading"] == 3)
  }

  @Test("A task is canceled when its view disappears")
  func cancellation() async throws {
    let log = Events()
    let host = HeadlessHost(Waiting(log: log))
    host.flush()
    #expect(host.hasRunningTasks)
    try host.press("stop")
    #expect(await host.settle())
    #expect(log.events == ["cancelled"])
  }

  @Test("A task that changes state updates the view")
  func loading() async {
    let host = HeadlessHost(Loader())
    #expect(host.tree().texts == ["loading"])
    #expect(await host.settle { $0.texts == ["loaded"] })
  }

  @Test("A publisher's values are received while the view exists")
  func receiving() throws {
    let subject = PassthroughSubject<Int, Never>()
    let host = HeadlessHost(Receiving(subject: subject))
    host.flush()
    subject.send(4)
    #expect(host.tree().texts == ["stop", "4"])
    try host.press("stop")
    subject.send(5)
    #expect(host.tree().texts == ["stop", "0"])
  }
}

private final class Events {
  var events: [String] = []
}

private struct Toggling: View {
  let log: Events
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Button("toggle") { isShown.toggle() }
    Button("other") { count += 1 }
    Text("\(count)")
    if isShown {
      Text("shown").onAppear { log.events.append("appear") }.onDisappear { log.events.append("disappear") }
    }
  }
}

private struct Changing: View {
  let log: Events
  @State private var value = 0

  var body: some View {
    Button("one") { value = 1 }
      .onChange(of: value, initial: true) { old, new in log.events.append("initial \(old) \(new)") }
      .onChange(of: value) { old, new in log.events.append("changed \(old) \(new)") }
  }
}

private struct Loading: View {
  let log: Events
  @State private var id = 0
  @State private var count = 0

  var body: some View {
    Button("again") { count += 1 }
    Button("next") { id += 1 }
    Text("\(count)")
      .task { log.events.append("once") }
      .task(id: id) { log.events.append("id \(id)") }
  }
}

private struct Waiting: View {
  let log: Events
  @State private var isShown = true

  var body: some View {
    Button("stop") { isShown = false }
    if isShown {
      Text("waiting").task {
        try? await Task.sleep(for: .seconds(60))
        if Task.isCancelled { log.events.append("cancelled") }
      }
    }
  }
}

private struct Loader: View {
  @State private var text = "loading"

  var body: some View {
    Text(text).task {
      await Task.yield()
      text = "loaded"
    }
  }
}

private struct Receiving: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var value = 0
  @State private var isOn = true

  var body: some View {
    Button("stop") {
      isOn = false
      value = 0
    }
    if isOn {
      Text("\(value)").onReceive(subject) { value = $0 }
    } else {
      Text("\(value)")
    }
  }
}

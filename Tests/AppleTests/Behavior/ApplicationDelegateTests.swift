import AppKit
import Combine
import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

// Serialized, since a process has only one application.
@MainActor @Suite("An app's delegate", .serialized) struct ApplicationDelegateTests {
  @Test("It is notified once of the end of launching, before the first scene's body, and is the application's delegate")
  func launching() {
    Journal.events = []
    let app = JournalApp()
    let host = HeadlessHost(app: app)
    #expect(Journal.events == ["made", "launched"])
    #expect(host.tree().texts == ["ready"])
    #expect(Journal.events == ["made", "launched", "scene"])
    #expect(NSApplication.shared.delegate === app.delegate)
  }

  @Test("Each run of the app has its own, which ends with the run")
  func oneForEachRun() {
    let first = JournalApp().delegate
    weak var second: JournalDelegate?
    do {
      let app = JournalApp()
      second = app.delegate
      let host = HeadlessHost(app: app)
      host.flush()
      #expect(second != nil && second !== first)
      #expect(NSApplication.shared.delegate === second)
      host.close()
    }
    #expect(second == nil)
  }

  @Test("An app without a delegate can be launched")
  func withoutDelegate() {
    NSApplication.shared.delegate = nil
    let heard = Heard()
    let observer = NotificationCenter.default.addObserver(
      forName: NSApplication.didFinishLaunchingNotification, object: NSApplication.shared, queue: nil
    ) { _ in heard.count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(HeadlessHost(app: PlainApp()).tree().texts == ["plain"])
    #expect(heard.count == 1)
    #expect(NSApplication.shared.delegate == nil)
  }

  @Test("A delegate that is an observable object has bindings and is in the environment")
  func observableObject() throws {
    let app = ObservedApp()
    let host = HeadlessHost(app: app)
    #expect(host.tree().texts == ["0", "count 0", "more"])
    try host.press("more")
    #expect(app.delegate.count == 1)
    #expect(host.tree().texts == ["1", "count 1", "more"])
    app.count.wrappedValue = 5
    #expect(host.tree().texts == ["5", "count 5", "more"])
  }
}

@MainActor private enum Journal {
  static var events: [String] = []
}

private final class Heard: @unchecked Sendable {
  var count = 0
}

private final class JournalDelegate: NSObject, NSApplicationDelegate {
  override init() {
    super.init()
    MainActor.assumeIsolated { Journal.events.append("made") }
  }

  func applicationDidFinishLaunching(_ notification: Notification) { Journal.events.append("launched") }
}

private struct JournalApp: App {
  @NSApplicationDelegateAdaptor(JournalDelegate.self) var delegate

  var body: some Scene {
    let _ = Journal.events.append("scene")
    WindowGroup { Text("ready") }
  }
}

private struct PlainApp: App {
  var body: some Scene {
    WindowGroup { Text("plain") }
  }
}

private final class CountingDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published var count = 0
}

private struct ObservedApp: App {
  @NSApplicationDelegateAdaptor var delegate: CountingDelegate

  // `$delegate` does not exist, because the wrapper declares `projectedValue` in a constrained extension. Use the
  // wrapper itself, `_delegate`.
  var count: Binding<Int> { _delegate.projectedValue.count }

  var body: some Scene {
    WindowGroup {
      Text("\(delegate.count)")
      CountReader()
    }
  }
}

private struct CountReader: View {
  @EnvironmentObject private var delegate: CountingDelegate

  var body: some View {
    Text("count \(delegate.count)")
    Button("more") { delegate.count += 1 }
  }
}

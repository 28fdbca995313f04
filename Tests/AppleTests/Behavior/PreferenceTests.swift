import SemanticTree
@_spi(Headless) import SwiftUI
import Synchronization
import Testing

@MainActor @Suite("Preferences") struct PreferenceTests {
  @Test("Values of several views are reduced in order, and changes are reported")
  func reduction() throws {
    let log = Seen()
    let host = HeadlessHost(Widths(log: log))
    host.flush()
    try host.press("grow")
    #expect(log.values == [[1, 2], [1, 3]])
  }

  @Test("An outer preference replaces that of the content")
  func replacement() {
    let log = Seen()
    let host = HeadlessHost(
      VStack {
        Text("a").preference(key: Numbers.self, value: [1])
        Text("b").preference(key: Numbers.self, value: [2])
      }
      .preference(key: Numbers.self, value: [9])
      .onPreferenceChange(Numbers.self) { log.add($0) })
    host.flush()
    #expect(log.values == [[9]])
  }

  @Test("A transformation receives the content's preference")
  func transformation() {
    let log = Seen()
    let host = HeadlessHost(
      Text("a").preference(key: Numbers.self, value: [1]).transformPreference(Numbers.self) { $0.append(7) }
        .onPreferenceChange(Numbers.self) { log.add($0) })
    host.flush()
    #expect(log.values == [[1, 7]])
  }

  @Test("When no view sets the preference, the default is reported")
  func backToDefault() throws {
    let log = Seen()
    let host = HeadlessHost(Vanishing(log: log))
    try host.press("hide")
    #expect(log.values == [[4], []])
  }
}

private enum Numbers: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private final class Seen: Sendable {
  private let seen = Mutex<[[Int]]>([])
  var values: [[Int]] { seen.withLock { $0 } }
  func add(_ value: [Int]) { seen.withLock { $0.append(value) } }
}

private struct Widths: View {
  let log: Seen

  var body: some View {
    VStack {
      Text("a").preference(key: Numbers.self, value: [1])
      Growing()
    }
    .onPreferenceChange(Numbers.self) { [log] in log.add($0) }
  }
}

private struct Growing: View {
  @State private var width = 2
  var body: some View { Button("grow") { width += 1 }.preference(key: Numbers.self, value: [width]) }
}

private struct Vanishing: View {
  let log: Seen
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("hide") { isShown = false }
      if isShown { Text("a").preference(key: Numbers.self, value: [4]) }
    }
    .onPreferenceChange(Numbers.self) { [log] in log.add($0) }
  }
}

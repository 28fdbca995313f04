import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("AppStorage") struct StorageTests {
  @Test("A value is stored in the given store, and all views that show it update")
  func replaceableStore() throws {
    let store = try #require(UserDefaults(suiteName: "limn-tests-\(UUID().uuidString)"))
    let host = HeadlessHost(
      VStack {
        Stored()
        Stored()
      }
      .defaultAppStorage(store))
    #expect(host.tree().texts == ["taps 0, plain", "taps 0, plain"])
    try host.press("taps 0, plain")
    #expect(host.tree().texts == ["taps 1, loud", "taps 1, loud"])
    #expect(store.integer(forKey: "taps") == 1)
    #expect(store.string(forKey: "mode") == "loud")
    let again = HeadlessHost(Stored().defaultAppStorage(store))
    #expect(again.tree().texts == ["taps 1, loud"])
  }

  @Test("A value that may be missing has the type of the raw value, and is removed")
  func optionalValue() throws {
    let store = try #require(UserDefaults(suiteName: "limn-tests-\(UUID().uuidString)"))
    let host = HeadlessHost(Chosen().defaultAppStorage(store))
    #expect(host.tree().texts.contains("none"))
    try host.press("Choose")
    #expect(host.tree().texts.contains("loud") && store.string(forKey: "choice") == "loud")
    try host.press("Forget")
    #expect(host.tree().texts.contains("none") && store.value(forKey: "choice") == nil)
  }
}

private struct Chosen: View {
  @AppStorage("choice") private var choice: Mode?
  @SceneStorage("scene") private var scene: Mode?

  var body: some View {
    Text(verbatim: choice?.rawValue ?? "none")
    Button("Choose") { choice = .loud }
    Button("Forget") { choice = scene }
  }
}

private enum Mode: String { case plain, loud }

private struct Stored: View {
  @AppStorage("taps") private var taps = 0
  @AppStorage("mode") private var mode = Mode.plain

  var body: some View {
    Button("taps \(taps), \(mode.rawValue)") {
      taps += 1
      mode = .loud
    }
  }
}

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

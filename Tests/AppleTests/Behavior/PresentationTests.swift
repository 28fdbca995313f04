import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("Sheets, alerts and dialogs") struct PresentationTests {
  @Test("A sheet is shown while its flag is true, takes all actions, and can be dismissed by pulling")
  func sheet() throws {
    let log = Log()
    let host = HeadlessHost(Sheets(log: log))
    try host.press("open")
    let sheet = try #require(host.tree().first(.sheet))
    #expect(sheet.traits == [.modal])
    #expect(host.tree().first(.button, "open")?.actions.isEmpty == true)
    try host.perform(#require(sheet.action(.dismiss)).id)
    #expect(host.tree().first(.sheet) == nil)
    #expect(log.events == ["dismissed"])
  }

  @Test("dismiss closes the sheet it is called in")
  func dismiss() throws {
    let log = Log()
    let host = HeadlessHost(Sheets(log: log))
    try host.press("open")
    try host.press("close")
    #expect(host.tree().first(.sheet) == nil)
    #expect(log.events == ["dismissed"])
  }

  @Test("A sheet for an item shows the item, and another item makes another sheet")
  func item() throws {
    let host = HeadlessHost(ItemSheet())
    try host.press("one")
    #expect(host.tree().texts.suffix(3) == ["item 1", "taps 0", "next"])
    try host.press("taps 0")
    try host.press("next")
    #expect(host.tree().texts.suffix(3) == ["item 2", "taps 0", "next"])
  }

  @Test("A sheet with interactive dismissal disabled cannot be pulled down")
  func interactiveDismiss() {
    let host = HeadlessHost(Text("a").sheet(isPresented: .constant(true)) { Text("b").interactiveDismissDisabled() })
    #expect(host.tree().first(.sheet)?.actions.isEmpty == true)
  }

  @Test("An alert shows its title, message and buttons; each button closes it after its work")
  func alert() throws {
    let log = Log()
    let host = HeadlessHost(Alerts(log: log))
    try host.press("delete")
    let alert = try #require(host.tree().first(.alert))
    #expect(alert.label == "Delete?")
    #expect(alert.children.map(\.label) == ["It is gone then.", "Yes", "No"])
    #expect(alert.children.map(\.traits) == [[], [.destructive], [.cancel]])
    try host.press("Yes")
    #expect(log.events == ["deleted"])
    #expect(host.tree().first(.alert) == nil)
  }

  @Test("An alert without buttons has one that closes it")
  func defaultButton() throws {
    let host = HeadlessHost(Failing())
    try host.press("fail")
    #expect(host.tree().first(.alert)?.label == "Out of paper")
    try host.press("OK")
    #expect(host.tree().first(.alert) == nil)
  }

  @Test("A confirmation dialog can always be cancelled")
  func confirmationDialog() throws {
    let host = HeadlessHost(Confirming())
    try host.press("ask")
    #expect(host.tree().first(.confirmationDialog)?.children.map(\.label) == ["Go", "Cancel"])
    try host.press("Cancel")
    #expect(host.tree().first(.confirmationDialog) == nil)
  }

  @Test("A sheet inherits the environment of the view that presents it")
  func environment() {
    let host = HeadlessHost(
      Text("a").sheet(isPresented: .constant(true)) { Button("b") {} }.disabled(true))
    #expect(host.tree().first(.button, "b")?.traits == [.disabled])
  }
}

private final class Log {
  var events: [String] = []
}

private struct Sheets: View {
  let log: Log
  @State private var isShown = false

  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: { log.events.append("dismissed") }) { SheetContent() }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("close") { dismiss() } }
}

private struct Item: Identifiable { let id: Int }

private struct ItemSheet: View {
  @State private var item: Item?

  var body: some View {
    Button("one") { item = Item(id: 1) }
      .sheet(item: $item) { shown in
        Text("item \(shown.id)")
        Taps()
        if shown.id == 1 || shown.id == 2 { NextButton(item: $item) }
      }
  }
}

private struct NextButton: View {
  @Binding var item: Item?
  var body: some View {
    if item?.id == 2 { Text("next") } else { Button("next") { item = Item(id: 2) } }
  }
}

private struct Taps: View {
  @State private var taps = 0
  var body: some View { Button("taps \(taps)") { taps += 1 } }
}

private struct Alerts: View {
  let log: Log
  @State private var isAsking = false

  var body: some View {
    Button("delete") { isAsking = true }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { log.events.append("deleted") }
        Button("No", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
  }
}

private struct PrintError: LocalizedError {
  var errorDescription: String? { "Out of paper" }
}

private struct Failing: View {
  @State private var error: PrintError?
  @State private var isShown = false

  var body: some View {
    Button("fail") {
      error = PrintError()
      isShown = true
    }
    .alert(isPresented: $isShown, error: error) {}
  }
}

private struct Confirming: View {
  @State private var isAsking = false

  var body: some View {
    Button("ask") { isAsking = true }
      .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Go") {} }
  }
}

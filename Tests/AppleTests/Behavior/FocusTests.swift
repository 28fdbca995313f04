import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("Focus") struct FocusTests {
  @Test("Typing in a field moves the focus to it")
  func typing() throws {
    let host = HeadlessHost(Login())
    #expect(host.tree().first(.textField, "Name")?.traits == [])
    try host.type("Ada", into: "Name")
    #expect(host.tree().first(.textField, "Name")?.traits == [.focused])
    #expect(host.tree().texts.contains("in name: Ada"))
    try host.perform(.focus, on: "Town")
    #expect(host.tree().first(.textField, "Name")?.traits == [])
    #expect(host.tree().first(.textField, "Town")?.traits == [.focused])
  }

  @Test("Code can move the focus, and a removed field loses it")
  func moving() throws {
    let host = HeadlessHost(Login())
    try host.press("to town")
    #expect(host.tree().first(.textField, "Town")?.traits == [.focused])
    try host.press("hide town")
    #expect(host.tree().texts.contains("in nothing: "))
  }
}

private struct Login: View {
  private enum Field: Hashable { case name, town }

  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var town = ""
  @State private var hasTown = true

  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name)
    if hasTown { TextField("Town", text: $town).focused($focus, equals: .town) }
    Text("in \(focus.map { String(describing: $0) } ?? "nothing"): \(name)")
    Button("to town") { focus = .town }
    Button("hide town") { hasTown = false }
  }
}

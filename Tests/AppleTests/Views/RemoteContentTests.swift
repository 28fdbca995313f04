import CoreTransferable
import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct RemoteContentTests {
  private let address = URL(string: "https://example.com/cat.jpg")

  @Test("Counts a picture with an address as there") func countsAPictureWithAnAddressAsThere() throws {
    #expect(try node { AsyncImage(url: address) }.content == .image(.url("https://example.com/cat.jpg")))
    let text = outline {
      AsyncImage(url: address) {
        $0.resizable()
      } placeholder: {
        Text("Wait")
      }
    }
    #expect(text == "image \"https://example.com/cat.jpg\"")
  }

  @Test("Waits for a picture without an address") func waitsForAPictureWithoutAnAddress() {
    #expect(
      outline {
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("Wait")
        }
      } == "text \"Wait\"")
    let phases = outline {
      AsyncImage(url: nil) { phase in
        Text(phase.image == nil && phase.error == nil ? "empty" : "there")
      }
    }
    #expect(phases == "text \"empty\"")
  }

  @Test("Shares addresses texts and what gives itself as one") func sharesAddressesTextsAndWhatGivesItselfAsOne() throws
  {
    struct Note: Transferable {
      let text: String
      static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
    }
    let link = try node { ShareLink(item: URL(string: "https://a.example")!, message: Text("Look")) }
    #expect((link.role, link.label, link.value, link.hint) == (.link, "Share…", "https://a.example", "Look"))
    #expect(try node { ShareLink("Send", items: ["a", "b"]) }.value == "a, b")
    let note = try node {
      ShareLink(item: Note(text: "milk"), preview: SharePreview("Shopping")) { Text("Share the note") }
    }
    #expect((note.label, note.value) == ("Share the note", "milk"))
    #expect(note.approximations == ["there are no other apps, so sharing has no effect"])
  }

  @Test("Chooses a named color") func choosesANamedColor() throws {
    struct Paint: View {
      @State private var color = Color.red
      var body: some View { ColorPicker("Wall", selection: $color) }
    }
    let host = HeadlessHost(Paint())
    let picker = try #require(host.tree().first(.colorPicker, "Wall"))
    #expect((picker.value, picker.content) == ("red", .paint(.color(.named("red")))))
    try host.perform(.choose, on: "Wall", argument: "blue")
    #expect(host.tree().first(.colorPicker)?.value == "blue")
    #expect(throws: ActionRefusal.self) { try host.perform(.choose, on: "Wall", argument: "sky") }
  }
}

import LimnDiagnostics
import SemanticTree
import Testing

@testable import LimnPreviews

@Suite struct PreviewDiscoveryTests {
  @Test("Macros are found with name traits and place") func macrosAreFoundWithNameTraitsAndPlace() {
    let file = PreviewReader.read(
      """
      import SwiftUI
      struct Card: View { var body: some View { Text("x") } }

      #Preview("Dark card", traits: .sizeThatFitsLayout, .landscapeLeft) {
        @Previewable @State var on = false
        Card()
      }
      #Preview { Card().padding() }
      """, path: "Sources/App/Card.swift")
    #expect(file.views == ["Card"])
    #expect(file.previews.map(\.name) == ["Dark card", nil])
    #expect(file.previews[0].traits == [".sizeThatFitsLayout", ".landscapeLeft"])
    #expect(file.previews.map(\.location.line) == [4, 8])
    #expect(file.previews.map { $0.mentions.contains("Card") } == [true, true])
  }

  @Test("Providers are found also in extensions") func providersAreFoundAlsoInExtensions() {
    let file = PreviewReader.read(
      """
      struct A: View { var body: some View { EmptyView() } }
      struct A_Previews: PreviewProvider {
        static var previews: some View { A().previewDisplayName("Only one") }
      }
      enum More {}
      extension More: SwiftUI.PreviewProvider { static var previews: some View { A(); A() } }
      """, path: "A.swift")
    #expect(file.previews.map(\.provider) == ["A_Previews", "More"])
    #expect(file.previews.map(\.name) == ["Only one", nil])
  }

  @Test("Views of a provider are named and the first keeps the address")
  func viewsOfAProviderAreNamedAndTheFirstKeepsTheAddress() throws {
    let source = """
      struct Card: View { var body: some View { Text("x") } }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card(); Card(); Card(); Card() } }
      """
    var catalog = DiscoveredPreviews()
    catalog.add([PreviewReader.read(source, path: "Sources/App/Card.swift")], module: "App")
    let views = [nil, "Dark", nil, "Dark"].enumerated().map { place, name in
      HostedPreview(index: 0, type: "App.Card_Previews", view: place, name: name)
    }
    let identities = try #require(catalog.entries.first).identities(of: views)
    #expect(identities.map(\.name) == ["Preview 1", "Dark", "Preview 3", "Dark"])
    #expect(identities.map(\.slug) == ["default", "dark", "preview-3", "dark-2"])
  }

  @Test("A view that is only there for previews stands for the views that it shows") func helpers() throws {
    let source = """
      public struct Toggle2: View { public var body: some View { Text("x") } }
      struct Toggle2_Previews: PreviewProvider {
        struct PreviewView: View { var body: some View { VStack { Toggle2() } } }
        static var previews: some View { PreviewView() }
      }
      fileprivate struct FlipPreview: View { var body: some View { Flip { Text("front") } } }
      #Preview { FlipPreview() }
      private struct Row: View { var body: some View { Flip { Text("row") } } }
      #Preview { Row() }
      private struct EmptyPreview: View { var body: some View { Text("nothing") } }
      #Preview { EmptyPreview() }
      """
    let flip = PreviewReader.read("struct Flip<C: View>: View {}", path: "Sources/App/Flip.swift")
    var catalog = DiscoveredPreviews()
    catalog.add([PreviewReader.read(source, path: "Sources/App/Views.swift"), flip], module: "App")
    #expect(catalog.entries.prefix(4).map(\.identity.type) == ["Toggle2", "Flip", "Row", "EmptyPreview"])
  }

  @Test("A preview of a target that is compiled for another platform has the platform in its address")
  func otherPlatform() throws {
    let file = PreviewReader.read(
      "struct Card: View { var body: some View { Text(\"x\") } }\nstruct Bare: View {}\n#Preview(\"Big\") { Card() }",
      path: "App/Card.swift")
    var catalog = DiscoveredPreviews()
    catalog.add([file], module: "App_macOS", original: "App")
    let entry = try #require(catalog.entries.first)
    #expect(entry.identity.id == "preview/App/Card/big-macos" && catalog.entries.count == 1)
    #expect(entry.key == .macro(fileID: "App_macOS/Card.swift", line: 3))
  }

  @Test("Actions of types are found also in extensions") func actionsOfTypesAreFoundAlsoInExtensions() {
    let file = PreviewReader.read(
      """
      struct Card: View { enum Action { case open, close(Int) } }
      extension Deck { enum Action { case shuffle } }
      enum Action { case none }
      """, path: "A.swift")
    #expect(file.actions.map { "\($0.type).\($0.name)" } == ["Card.open", "Card.close", "Deck.shuffle"])
  }

  @Test(
    "A view without a preview gets one if it can be made",
    arguments: [
      (
        "struct V: View { @State private var a = 0; @Environment(\\.x) private var b; let c = 1; var body: some View { X() } }",
        "V()"
      ),
      ("struct V: View { var store: Store; var body: some View { X() } }", "V(store: .mock)"),
      ("struct V: View { var a: Int?; init(_ store: Store, b: Int = 0) {}; var body: some View { X() } }", "V(.mock)"),
      ("struct V {}\nextension V: View { var body: some View { X() } }", "V()"),
      ("struct V: View { var a: Int; var body: some View { X() } }", nil),
      ("private struct V: View { var body: some View { X() } }", nil),
      ("struct V<A>: View { var body: some View { X() } }", nil),
      ("struct V: View { @Binding var a: Int; var body: some View { X() } }", nil),
      ("struct V: View { @Environment(Store.self) var a; var body: some View { X() } }", nil),
      ("struct V: View { var store: Store; private var a = 0; var body: some View { X() } }", nil),
      ("struct V: View { var body: some View { X() } }\n#Preview { V() }", nil),
    ])
  func aViewWithoutAPreviewGetsOneIfItCanBeMade(source: String, expression: String?) {
    let mock = "extension Store { static let mock = Store() }"
    var catalog = DiscoveredPreviews()
    catalog.add(
      [PreviewReader.read(source, path: "V.swift"), PreviewReader.read(mock, path: "Store.swift")], module: "App")
    #expect((catalog.synthesized?.lines ?? []).map(\.expression) == (expression.map { [$0] } ?? []))
    #expect(
      catalog.entries.filter { $0.identity.origin == .synthesized }.map(\.identity.slug)
        == (expression == nil ? [] : ["synthesized"]))
  }

  @Test("Text that only looks like a preview is none") func textThatOnlyLooksLikeAPreviewIsNone() {
    let source = """
      // #Preview { X() }
      let text = "#Preview { X() }"
      struct PreviewProviderLike {}
      """
    #expect(PreviewReader.read(source, path: "A.swift").previews.isEmpty)
  }

  @Test("Names are stable and tell previews of one view apart") func namesAreStableAndTellPreviewsOfOneViewApart() {
    let source = """
      struct Card: View { var body: some View { Text("x") } }
      #Preview { Card() }
      #Preview { Card() }
      #Preview("With \\"quotes\\" & Ünicode") { VStack { Card() } }
      """
    var catalog = DiscoveredPreviews()
    catalog.add([PreviewReader.read(source, path: "Sources/App/Card.swift")], module: "App")
    #expect(
      catalog.entries.map(\.identity.id) == [
        "preview/App/Card/default", "preview/App/Card/default-2", "preview/App/Card/with-quotes-nicode",
      ])
    #expect(catalog.entries[1].key == .macro(fileID: "App/Card.swift", line: 3))
    #expect(catalog.entries[2].identity.title == "Card: With \"quotes\" & Ünicode")
  }

  @Test("A preview belongs to the view of its file before others that it uses")
  func aPreviewBelongsToTheViewOfItsFileBeforeOthersThatItUses() {
    let helper = PreviewReader.read("struct Frame: View { var body: some View { Text(\"\") } }", path: "Frame.swift")
    let screen = PreviewReader.read(
      "struct Screen: View { var body: some View { Text(\"\") } }\n#Preview { Frame { Screen() } }",
      path: "Screen.swift")
    var catalog = DiscoveredPreviews()
    catalog.add([helper, screen], module: "App")
    #expect(catalog.entries.map(\.identity.type) == ["Screen"])
  }
}

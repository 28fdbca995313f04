import Diagnostics
import Testing

@testable import Previews

@Suite struct PreviewDiscoveryTests {
  @Test func macrosAreFoundWithNameTraitsAndPlace() {
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

  @Test func providersAreFoundAlsoInExtensions() {
    let file = PreviewReader.read(
      """
      struct A: View { var body: some View { EmptyView() } }
      struct A_Previews: PreviewProvider {
        static var previews: some View { A().previewDisplayName("Only one") }
      }
      enum More {}
      extension More: SwiftUI.PreviewProvider { static var previews: some View { A(); A() } }
      """, path: "A.swift")
    #expect(file.previews.map(\.form) == [.provider("A_Previews"), .provider("More")])
    #expect(file.previews.map(\.name) == ["Only one", nil])
  }

  @Test func textThatOnlyLooksLikeAPreviewIsNone() {
    let source = """
      // #Preview { X() }
      let text = "#Preview { X() }"
      struct PreviewProviderLike {}
      """
    #expect(PreviewReader.read(source, path: "A.swift").previews.isEmpty)
  }

  @Test func namesAreStableAndTellPreviewsOfOneViewApart() {
    let source = """
      struct Card: View { var body: some View { Text("x") } }
      #Preview { Card() }
      #Preview { Card() }
      #Preview("With \\"quotes\\" & Ünicode") { VStack { Card() } }
      """
    var catalogue = PreviewCatalogue()
    catalogue.add([PreviewReader.read(source, path: "Sources/App/Card.swift")], module: "App")
    #expect(
      catalogue.entries.map(\.identity.id) == [
        "preview/App/Card/default", "preview/App/Card/default-2", "preview/App/Card/with-quotes-nicode",
      ])
    #expect(catalogue.entries[1].key == .macro(fileID: "App/Card.swift", line: 3))
    #expect(catalogue.entries[2].identity.title == "Card: With \"quotes\" & Ünicode")
  }

  @Test func aPreviewBelongsToTheViewOfItsFileBeforeOthersThatItUses() {
    let helper = PreviewReader.read("struct Frame: View { var body: some View { Text(\"\") } }", path: "Frame.swift")
    let screen = PreviewReader.read(
      "struct Screen: View { var body: some View { Text(\"\") } }\n#Preview { Frame { Screen() } }", path: "Screen.swift")
    var catalogue = PreviewCatalogue()
    catalogue.add([helper, screen], module: "App")
    #expect(catalogue.entries.map(\.identity.type) == ["Screen"])
  }
}

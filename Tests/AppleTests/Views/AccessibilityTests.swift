import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct AccessibilityTests {
  @Test("Keeps what is said about a view in one modifier") func keepsWhatIsSaidAboutAViewInOneModifier() throws {
    let view: ModifiedContent<Text, AccessibilityAttachmentModifier> = Text("a").accessibilityLabel("b")
      .accessibilityHint("c")
      .accessibilityIdentifier("d").accessibilityAddTraits(.isButton)
    let node = try node { view }
    #expect((node.label, node.hint, node.identifier, node.traits) == ("b", "c", "d", [.button]))
  }

  @Test("Adds actions that are named and counted") func addsActionsThatAreNamedAndCounted() throws {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text("\(stars) stars")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars += 1
            case .decrement: stars -= 1
            }
          }
          .accessibilityAction(named: "Clear") { stars = 0 }
          .padding()
          .accessibilityAction(named: "All") { stars = 5 }
      }
    }
    let host = HeadlessHost(Rating())
    try host.perform(.increment, on: "3 stars")
    #expect(host.tree().texts == ["4 stars"])
    try host.perform(.press, on: "Clear")
    #expect(host.tree().texts == ["0 stars"])
    try host.perform(.press, on: "All")
    #expect(host.tree().texts == ["5 stars"])
  }
}

import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct ScrollTests {
  private func targets(_ host: HeadlessHost) -> [String] {
    host.tree().all.filter { $0.traits.contains(.scrollTarget) }.compactMap(\.label)
  }

  @Test("Marks the view that a reader scrolls to") func marksTheViewThatAReaderScrollsTo() throws {
    let host = HeadlessHost(
      ScrollViewReader { proxy in
        Button("Last") { proxy.scrollTo("z", anchor: .bottom) }
        Button("Third") { proxy.scrollTo(3) }
        Button("Nowhere") { proxy.scrollTo("?") }
        ScrollView {
          ForEach(1..<5) { Text("row \($0)") }
          Text("end").id("z")
        }
      })
    #expect(targets(host) == [])
    try host.press("Last")
    #expect(targets(host) == ["end"])
    try host.press("Third")
    #expect(targets(host) == ["row 3"])
    try host.press("Nowhere")
    #expect(targets(host) == [])
  }

  @Test("Marks the row of a list") func marksTheRowOfAList() throws {
    let host = HeadlessHost(
      ScrollViewReader { proxy in
        List(["a", "b"], id: \.self) { Text($0) }.onAppear { proxy.scrollTo("b") }
      })
    #expect(targets(host) == ["b"])
  }

  @Test("Shows the view at a scroll position") func showsTheViewAtAScrollPosition() throws {
    struct Pages: View {
      @State private var page: Int? = 2
      var body: some View {
        Button("Next") { page = 3 }
        ScrollView { ForEach(1..<4) { Text("page \($0)") } }.scrollPosition(id: $page)
      }
    }
    let host = HeadlessHost(Pages())
    #expect(targets(host) == ["page 2"])
    try host.press("Next")
    #expect(targets(host) == ["page 3"])
  }
}

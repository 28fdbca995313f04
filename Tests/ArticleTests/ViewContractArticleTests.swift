@_spi(Headless) import SwiftUI
import SemanticTree
import Testing

@MainActor @Suite struct ViewContractArticleTests {
  @Test("A view is driven by whatever satisfies its contract") func aViewIsDrivenByWhateverSatisfiesItsContract() throws
  {
    let host = HeadlessHost(NoteListView(viewModel: PreviewNoteListViewModel()))
    #expect(host.tree().texts.contains("second"))
    try host.type("fir", into: "Search")
    #expect(!host.tree().texts.contains("second"))
    try host.type("", into: "Search")
    try host.press("Refresh")
    #expect(host.tree().texts.contains("refreshed"))
  }

  @Test("The article's previews run, in light and dark") func theArticlesPreviewsRunInLightAndDark() {
    let host = HeadlessHost(NoteListView_Previews.previews)
    #expect(host.tree().texts.filter { $0 == "first" }.count == 2)
  }
}

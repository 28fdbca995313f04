@_spi(Headless) import SwiftUI
import SemanticTree
import Testing

@MainActor @Suite struct PuddlesReadmeTests {
  @Test("A module fetches through its provider and shows components")
  func aModuleFetchesThroughItsProviderAndShowsComponents() async throws {
    let host = HeadlessHost(FactsModule().environmentObject(FactProvider.mock))
    try host.press("Add")
    #expect(await host.settle { $0.texts.contains("0 is a number.") })
    try host.press("Add")
    #expect(await host.settle { $0.texts.contains("1 is a number.") })
    try host.press("Shuffle")
    try host.press("Reverse")
    #expect(host.tree().texts.filter { $0.hasPrefix("In the sheet") } == ["In the sheet: 1", "In the sheet: 0"])
    FactsRouter.shared.isShowingShuffle = false
    #expect(await host.settle { !$0.texts.contains("Reverse") })
    try host.press("Remove")
    #expect(await host.settle { !$0.texts.contains("1 is a number.") })
  }

  @Test("An interactive preview changes its state") func anInteractivePreviewChangesItsState() throws {
    let host = HeadlessHost(FactView_Previews.previews)
    #expect(host.tree().texts.contains("5 is a number."))
    try host.press("Remove")
    #expect(!host.tree().texts.contains("5 is a number."))
  }
}

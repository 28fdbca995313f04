@_spi(Headless) import SwiftUI
import SemanticTree
import Testing

@MainActor @Suite struct QueryableReadmeTests {
  @Test("A function asks with an alert and goes on with the answer") func aFunctionAsksWithAnAlertAndGoesOn()
    async throws
  {
    let host = HeadlessHost(DeletionScreen())
    try host.press("Delete one")
    #expect(await host.settle { $0.texts.contains("one will be gone.") })
    try host.press("No")
    #expect(await host.settle { !$0.texts.contains("one will be gone.") })
    #expect(host.tree().texts.contains("Delete one"))
    try host.press("Delete one")
    #expect(await host.settle { $0.texts.contains("one will be gone.") })
    try host.press("Yes, one")
    #expect(await host.settle { !$0.texts.contains("Delete one") })
    #expect(host.tree().texts.contains("Delete two"))
  }
}

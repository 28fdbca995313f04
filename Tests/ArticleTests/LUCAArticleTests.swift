import LUCA
@_spi(Headless) import SwiftUI
import SemanticTree
import Testing

@MainActor @Suite struct LUCAArticleTests {
  @Test("A path of stores leads to each store's view and back") func aPathOfStoresLeadsToEachStoresView() async throws {
    let host = HeadlessHost(FruitsView(store: .init(bananas: [.init(name: "Cavendish")])))
    try host.press("Apple")
    #expect(await host.settle { $0.texts.contains("First apple") })
    try host.press("Close")
    #expect(await host.settle { $0.texts.contains("Banana: Cavendish") })
    try host.press("Banana: Cavendish")
    #expect(await host.settle { $0.texts.contains("This is Cavendish") })
  }

  @Test func `send_task_secondTime_tutorialIsNotPresented`() async {
    let dependencies = FruitDependencies.testDependencies()
    let first = Apple(dependencies)
    let second = Apple(dependencies)
    await first.send(.task)
    await second.send(.task)
    #expect(first.isPresentedTutorial)
    #expect(!second.isPresentedTutorial)
  }
}

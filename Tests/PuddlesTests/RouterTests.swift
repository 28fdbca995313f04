import Combine
import Puddles
import Testing

@MainActor private final class StackRouter: NavigationRouter {
  @Published var path: [Int] = []
}

@MainActor private final class SheetRouter: PresentationRouter {
  struct Item: Identifiable, Equatable { var id: Int }

  @Published var isShowingA = false
  @Published var item: Item?

  func dismissPresentation() {
    isShowingA = false
    item = nil
  }

  func reset() {
    dismissPresentation()
  }
}

@MainActor @Suite struct RouterTests {
  @Test("A navigation router pushes, pops and replaces its path") func aNavigationRouterPushesPopsAndReplacesItsPath() {
    let router = StackRouter()
    router.push(1)
    router.push(2)
    #expect(router.path == [1, 2])
    #expect(router.pop() == 2)
    router.setPath([4, 5, 6])
    #expect(router.path == [4, 5, 6])
    router.popToRoot()
    #expect(router.path.isEmpty)
    #expect(router.pop() == nil)
  }

  @Test("Every move publishes one change") func everyMovePublishesOneChange() {
    let router = StackRouter()
    var changes = 0
    let subscription = router.objectWillChange.sink { changes += 1 }
    router.push(1)
    router.pop()
    router.setPath([1])
    router.popToRoot()
    subscription.cancel()
    #expect(changes == 4)
  }

  @Test("A presentation router shows one thing at a time") func aPresentationRouterShowsOneThingAtATime() {
    let router = SheetRouter()
    router.present(\.isShowingA)
    #expect(router.isShowingA)
    router.present(\.item, item: SheetRouter.Item(id: 1))
    #expect(!router.isShowingA)
    #expect(router.item == SheetRouter.Item(id: 1))
    router.dismiss(\.item)
    #expect(router.item == nil)
    router.present(\.isShowingA)
    router.dismiss(\.isShowingA)
    #expect(!router.isShowingA)
  }
}

import LUCA
import Observation
import Testing

@MainActor @Observable private final class Child: Composable {
  let action: (Action) async -> Void
  var isDone = false

  init(action: @escaping (Action) async -> Void = { _ in }) {
    self.action = action
  }

  func reduce(_ action: Action) async {
    switch action {
    case .doneButtonTapped:
      isDone = true
    case .closeButtonTapped:
      break
    }
  }

  enum Action: Sendable {
    case doneButtonTapped
    case closeButtonTapped
  }
}

@MainActor @Observable private final class Parent: Composable {
  let action: (Action) async -> Void
  var child: Child?
  var log: [String] = []

  init(child: Child? = nil, action: @escaping (Action) async -> Void = { _ in }) {
    self.child = child
    self.action = action
  }

  func reduce(_ action: Action) async {
    switch action {
    case .openChildButtonTapped:
      child = Child(action: { [weak self] in await self?.send(.child($0)) })

    case .child(.doneButtonTapped):
      log.append("child is done: \(child?.isDone == true)")

    case .child(.closeButtonTapped):
      child = nil
    }
  }

  enum Action: Sendable {
    case openChildButtonTapped
    case child(Child.Action)
  }
}

@MainActor private final class Silent: Composable {
  let action: (Int) async -> Void

  init(action: @escaping (Int) async -> Void) {
    self.action = action
  }
}

@MainActor @Suite struct ComposableTests {
  @Test("A store reduces an action before its parent is notified of it") func aStoreReducesAnActionBeforeItsParentIs()
    async
  {
    let parent = Parent()
    await parent.send(.openChildButtonTapped)
    await parent.child?.send(.doneButtonTapped)
    #expect(parent.log == ["child is done: true"])
  }

  @Test("A parent that closes its child in response has it closed") func aParentThatClosesItsChildInResponseHas() async
  {
    let parent = Parent()
    await parent.send(.openChildButtonTapped)
    await parent.child?.send(.closeButtonTapped)
    #expect(parent.child == nil)
  }

  @Test("A parent does not keep its child's closure from releasing it") func aParentDoesNotKeepItsChildsClosureFrom()
    async
  {
    var parent: Parent? = Parent()
    weak let released = parent
    await parent?.send(.openChildButtonTapped)
    parent = nil
    #expect(released == nil)
  }

  @Test("A store without a reduce passes every action on") func aStoreWithoutAReducePassesEveryActionOn() async {
    var heard: [Int] = []
    let store = Silent { heard.append($0) }
    await store.send(1)
    await store.send(2)
    #expect(heard == [1, 2])
  }
}

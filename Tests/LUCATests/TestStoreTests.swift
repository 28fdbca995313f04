import LUCA
import Observation
import Testing

@MainActor @Observable private final class Form: Composable {
  var text: String
  let action: (Action) async -> Void

  init(text: String = "", action: @escaping (Action) async -> Void = { _ in }) {
    self.text = text
    self.action = action
  }

  func reduce(_ action: Action) async {
    switch action {
    case .saveButtonTapped:
      await send(.validateResponse(!text.isEmpty))
      await send(.saved)
    case .clearButtonTapped:
      text = ""
    case .validateResponse, .saved:
      break
    }
  }

  enum Action: Sendable, Equatable {
    case saveButtonTapped
    case clearButtonTapped
    case validateResponse(Bool)
    case saved
  }
}

@MainActor @Suite struct TestStoreTests {
  @Test func `keeps the actions that the store delegates, and not the one that the test sends`() async throws {
    let sut = TestStore { Form(text: "a", action: $0) }
    try await sut.send(.saveButtonTapped)
    #expect(sut.actionHistory == [.validateResponse(true), .saved])
    try sut.receive { $0 == .validateResponse(true) }
    try sut.receive { $0 == .saved }
    #expect(sut.actionHistory.isEmpty)
  }

  @Test func `reads and writes the state of the store`() async throws {
    let sut = TestStore { Form(action: $0) }
    sut.text = "b"
    #expect(sut.store.text == "b")
    try await sut.send(.clearButtonTapped)
    #expect(sut.text == "")
  }

  @Test func `an action that was not received fails the next one, which is not sent`() async throws {
    let sut = TestStore { Form(text: "a", action: $0) }
    try await sut.send(.saveButtonTapped)
    await #expect(throws: TestStoreFailure.unreceived(["validateResponse(true)", "saved"])) {
      try await sut.send(.clearButtonTapped)
    }
    #expect(sut.text == "a")
  }

  @Test func `an action that does not come, or is another, fails the test`() async throws {
    let sut = TestStore { Form(action: $0) }
    #expect(throws: TestStoreFailure.nothingToReceive) { try sut.receive { _ in true } }
    try await sut.send(.saveButtonTapped)
    #expect(throws: TestStoreFailure.unexpected("validateResponse(false)")) { try sut.receive { $0 == .saved } }
  }

  @Test func `every failure says what to look at`() {
    #expect(TestStoreFailure.unreceived(["a", "b"]).description.contains("a, b"))
    #expect(TestStoreFailure.unexpected("c").description.contains("c"))
    #expect(TestStoreFailure.nothingToReceive.description.contains("none"))
  }
}

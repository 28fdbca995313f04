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
  @Test("Keeps the actions that the store delegates, and not the one that the test sends")
  func keepsTheActionsThatTheStoreDelegatesAndNot()
    async throws
  {
    let sut = TestStore { Form(text: "a", action: $0) }
    try await sut.send(.saveButtonTapped)
    #expect(sut.actionHistory == [.validateResponse(true), .saved])
    try sut.receive { $0 == .validateResponse(true) }
    try sut.receive { $0 == .saved }
    #expect(sut.actionHistory.isEmpty)
  }

  @Test("Reads and writes the state of the store") func readsAndWritesTheStateOfTheStore() async throws {
    let sut = TestStore { Form(action: $0) }
    sut.text = "b"
    #expect(sut.store.text == "b")
    try await sut.send(.clearButtonTapped)
    #expect(sut.text == "")
  }

  @Test("An action that was not received fails the next one, which is not sent")
  func anActionThatWasNotReceivedFailsTheNext() async throws {
    let sut = TestStore { Form(text: "a", action: $0) }
    try await sut.send(.saveButtonTapped)
    await #expect(throws: TestStoreFailure.unreceived(["validateResponse(true)", "saved"])) {
      try await sut.send(.clearButtonTapped)
    }
    #expect(sut.text == "a")
  }

  @Test("An action that does not come, or is another, fails the test") func anActionThatDoesNotComeOrIsAnother()
    async throws
  {
    let sut = TestStore { Form(action: $0) }
    #expect(throws: TestStoreFailure.nothingToReceive) { try sut.receive { _ in true } }
    try await sut.send(.saveButtonTapped)
    #expect(throws: TestStoreFailure.unexpected("validateResponse(false)")) { try sut.receive { $0 == .saved } }
  }

  @Test("Every failure says what to look at") func everyFailureSaysWhatToLookAt() {
    #expect(TestStoreFailure.unreceived(["a", "b"]).description.contains("a, b"))
    #expect(TestStoreFailure.unexpected("c").description.contains("c"))
    #expect(TestStoreFailure.nothingToReceive.description.contains("none"))
  }
}

import LUCA
import Testing

@testable import Model

@MainActor struct TargetWeightTests {
  @Test
  func send_targetPickerSelected_targetWeightIsCalculated() async throws {
    let sut = TestStore { TargetWeight(.testDependencies(), height: 175, action: $0) }
    try await sut.send(.targetPickerSelected(20))
    #expect(sut.targetWeight == 61.3)
  }

  @Test
  func send_closeButtonTapped_parentIsTold() async {
    var told: [TargetWeight.Action] = []
    let sut = TargetWeight(.testDependencies()) { told.append($0) }
    await sut.send(.closeButtonTapped)
    guard told.count == 1, case .closeButtonTapped = told[0] else {
      Issue.record("the parent was told \(told)")
      return
    }
  }
}

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

  @Test(arguments: [(0.0, false), (175.0, true)])
  func send_targetPickerSelected_weightCanBeAppliedIfHeightIsKnown(height: Double, canApply: Bool) async throws {
    let sut = TestStore { TargetWeight(.testDependencies(), height: height, action: $0) }
    try await sut.send(.targetPickerSelected(20))
    #expect(sut.canApply == canApply)
  }

  @Test
  func send_closeButtonTapped_parentIsTold() async {
    var received: [TargetWeight.Action] = []
    let sut = TargetWeight(.testDependencies()) { received.append($0) }
    await sut.send(.closeButtonTapped)
    guard received.count == 1, case .closeButtonTapped = received[0] else {
      Issue.record("the parent received \(received)")
      return
    }
  }
}

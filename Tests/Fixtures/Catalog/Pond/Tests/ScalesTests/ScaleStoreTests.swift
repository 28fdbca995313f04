import LUCA
import Testing

@testable import Scales

@MainActor @Suite struct ScaleStoreTests {
  @Test func send_saveButtonTapped_weightIsRounded() async {
    let store = ScaleStore(.testDependencies(), reading: .init(weight: 1.2))
    await store.send(.saveButtonTapped)
    #expect(store.reading.weight == 1)
  }
}

@Suite struct RoundingServiceTests {
  @Test func rounds() { #expect(RoundingService(.testDependencies()).rounded(1.2) == 1) }
}

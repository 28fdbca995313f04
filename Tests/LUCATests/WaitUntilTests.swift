import LUCA
import Testing

@MainActor @Suite struct WaitUntilTests {
  @Test("Returns as soon as the condition holds") func returnsAsSoonAsTheConditionHolds() async {
    var asked = 0
    #expect(
      await waitUntil {
        asked += 1
        return asked == 3
      })
    #expect(asked == 3)
  }

  @Test("A cancelled task asks once more and stops") func aCancelledTaskAsksOnceMoreAndStops() async {
    var asked = 0
    let task = Task {
      await waitUntil {
        asked += 1
        return false
      }
    }
    task.cancel()
    #expect(await task.value == false)
    #expect(asked == 2)
  }
}

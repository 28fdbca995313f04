import LUCA
import Testing
import os

private struct State: AppStateEntity {
  static let liveState = OSAllocatedUnfairLock(initialState: State())

  var flag = false
  var count = AsyncStreamBundle<Int>()
}

private typealias StateClient = AppStateClient<State>

@Suite struct AppStateClientTests {
  @Test("Reading and writing are one step, so exactly one of many callers is the first")
  func readingAndWritingAreOneStepSoExactlyOne()
    async
  {
    let client = StateClient.testValue
    let firsts = await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask {
          client.withLock { state in
            defer { state.flag = true }
            return !state.flag
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(firsts == 1)
  }

  @Test("A test value keeps what is written, and two test values share nothing")
  func aTestValueKeepsWhatIsWrittenAndTwo() {
    let client = StateClient.testValue
    client.withLock { $0.flag = true }
    #expect(client.withLock(\.flag) == true)
    #expect(StateClient.testValue.withLock(\.flag) == false)
  }

  @Test("Every live value is the same state") func everyLiveValueIsTheSameState() {
    StateClient.liveValue.withLock { $0.flag = true }
    #expect(StateClient.liveValue.withLock(\.flag) == true)
    #expect(State.liveState.withLock(\.flag) == true)
  }

  @Test("A client over a lock of the test reads and writes that lock") func aClientOverALockOfTheTestReads() {
    var state = State()
    state.flag = true
    let lock = OSAllocatedUnfairLock(initialState: state)
    let client = StateClient.testDependency(lock)
    #expect(client.withLock(\.flag) == true)
    client.withLock { $0.flag = false }
    #expect(lock.withLock(\.flag) == false)
  }

  @Test("An error leaves the lock free and the changes made") func anErrorLeavesTheLockFreeAndTheChanges() {
    let client = StateClient.testValue
    #expect(throws: CancellationError.self) {
      try client.withLock { state in
        state.flag = true
        throw CancellationError()
      }
    }
    #expect(client.withLock(\.flag) == true)
  }

  @Test("Changing the latest value of a stream from many tasks loses no change")
  func changingTheLatestValueOfAStreamFromMany() async {
    let client = StateClient.testValue
    client.send(\.count, 10)
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { client.send(\.count, default: 0) { $0 += 1 } }
      }
    }
    #expect(client.withLock(\.count.latestValue) == 110)
  }

  @Test("A stream that nothing was sent to changes from the default") func aStreamThatNothingWasSentToChangesFrom() {
    let client = StateClient.testValue
    client.send(\.count, default: 5) { $0 += 1 }
    #expect(client.withLock(\.count.latestValue) == 6)
  }
}

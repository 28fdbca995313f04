import Combine
import Testing
import ViewContract

@MainActor @Suite struct SharedStateTests {
  @Test("A subscriber receives the value now and every later one") func aSubscriberReceivesTheValueNowAndEveryLater() {
    let state = SharedState(1)
    var received: [Int] = []
    let subscription = state.publisher.sink { received.append($0) }
    state.value = 2
    state.value += 1
    #expect(received == [1, 2, 3])
    subscription.cancel()
    state.value = 4
    #expect(received == [1, 2, 3])
    #expect(state.value == 4)
  }

  @Test("A subscriber reads the new value while it receives it") func aSubscriberReadsTheNewValueWhileItReceives() {
    let state = SharedState("before")
    var read: [String] = []
    let subscription = state.publisher.dropFirst().sink { _ in read.append(state.value) }
    state.value = "after"
    subscription.cancel()
    #expect(read == ["after"])
  }

  @Test("Changes from many tasks arrive one at a time and none is lost") func changesFromManyTasksArriveOneAtATime()
    async
  {
    let state = SharedState(0)
    var received: [Int] = []
    let subscription = state.publisher.dropFirst().sink { received.append($0) }
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { await MainActor.run { state.value += 1 } }
      }
    }
    subscription.cancel()
    #expect(received == Array(1...100))
  }
}

import LUCA
import Testing

@Suite struct AsyncStreamBundleTests {
  @Test("Remembers the value sent last") func remembersTheValueSentLast() {
    var bundle = AsyncStreamBundle<String>()
    #expect(bundle.latestValue == nil)
    bundle.send("a")
    bundle.send("b")
    #expect(bundle.latestValue == "b")
  }

  @Test("A stream of its own begins with the latest value and goes on with what is sent")
  func aStreamOfItsOwnBeginsWithTheLatest() async {
    var bundle = AsyncStreamBundle<Int>()
    bundle.send(1)
    var iterator = bundle.makeStream().makeAsyncIterator()
    #expect(await iterator.next() == 1)
    bundle.send(2)
    #expect(await iterator.next() == 2)
  }

  @Test("A listener that is slow skips to the newest value") func aListenerThatIsSlowSkipsToTheNewest() async {
    var bundle = AsyncStreamBundle<Int>()
    var iterator = bundle.makeStream().makeAsyncIterator()
    for value in 1...5 { bundle.send(value) }
    #expect(await iterator.next() == 5)
  }

  @Test("Every listener receives every value") func everyListenerReceivesEveryValue() async {
    var bundle = AsyncStreamBundle<Int>()
    var iterators = (0..<3).map { _ in bundle.makeStream().makeAsyncIterator() }
    for value in [7, 8] {
      bundle.send(value)
      for index in iterators.indices {
        #expect(await iterators[index].next() == value)
      }
    }
  }

  @Test("A loop over the shared stream ends when its task is cancelled") func aLoopOverTheSharedStreamEndsWhenIts()
    async
  {
    let bundle = AsyncStreamBundle<Int>()
    let task = Task {
      for await _ in bundle.stream {}
      return "ended"
    }
    task.cancel()
    #expect(await task.value == "ended")
  }

  @Test("A loop over the shared stream receives what is sent after it began") @MainActor
  func aLoopOverTheSharedStreamReceivesWhatIs() async {
    var bundle = AsyncStreamBundle<Int>()
    var received: [Int] = []
    let task = Task { [bundle] in
      for await value in bundle.stream { received.append(value) }
    }
    await waitUntil {
      bundle.send(3)
      return received.contains(3)
    }
    task.cancel()
    #expect(Set(received) == [3])
  }

  @Test("A signal without a value is sent as Void") func aSignalWithoutAValueIsSentAsVoid() async {
    var bundle = AsyncStreamBundle<Void>()
    var iterator = bundle.makeStream().makeAsyncIterator()
    bundle.send()
    #expect(await iterator.next() != nil)
  }
}

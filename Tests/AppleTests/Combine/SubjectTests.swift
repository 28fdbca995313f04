import Combine
import Testing

@Suite struct SubjectTests {
  @Test("Passes values only to those who asked") func passesValuesOnlyToThoseWhoAsked() {
    let subject = PassthroughSubject<Int, Trouble>()
    let (greedy, slow) = (Recorder<Int, Trouble>(), Recorder<Int, Trouble>(asking: .max(1)))
    subject.send(0)
    subject.subscribe(greedy)
    subject.subscribe(slow)
    subject.send(1)
    subject.send(2)
    slow.ask(.max(1))
    subject.send(3)
    subject.send(completion: .failure(.first))
    subject.send(4)
    #expect(greedy.log == "subscription 1 2 3 failure first")
    #expect(slow.log == "subscription 1 3 failure first")
    #expect(subject.log() == "subscription failure first")
  }

  @Test("Keeps the latest value for the next request") func keepsTheLatestValueForTheNextRequest() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let slow = Recorder<Int, Never>(asking: .max(1))
    subject.subscribe(slow)
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    slow.ask(.max(1))
    #expect(slow.log == "subscription 1 3")
  }

  @Test("Stops at cancellation") func stopsAtCancellation() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var cancellable: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    #expect(cancellable != nil)
    cancellable = nil
    subject.send(2)
    #expect(seen == [1])
  }

  @Test("Cancels once") func cancelsOnce() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
    var set: Set<AnyCancellable> = []
    AnyCancellable { count += 1 }.store(in: &set)
    #expect(count == 1)
    set = []
    #expect(count == 2)
  }

  @Test("Feeds a subject from a publisher") func feedsASubjectFromAPublisher() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let connection = source.subscribe(subject)
    source.send(5)
    #expect(subject.value == 5)
    connection.cancel()
    source.send(6)
    #expect(subject.value == 5)
  }

  @Test("Shares one subscription") func sharesOneSubscription() {
    let source = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var cancellations = 0
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    var seen: [String] = []
    let first = shared.sink { seen.append("a\($0)") }
    let second = shared.sink { seen.append("b\($0)") }
    source.send(1)
    first.cancel()
    #expect(cancellations == 0)
    second.cancel()
    #expect((seen, subscriptions, cancellations) == (["a1", "b1"], 1, 1))
  }

  @Test("Stores values with assign") func storesValuesWithAssign() {
    final class Holder { var value = 0 }
    let (subject, holder) = (PassthroughSubject<Int, Never>(), Holder())
    let assignment = subject.assign(to: \.value, on: holder)
    subject.send(3)
    assignment.cancel()
    subject.send(4)
    #expect(holder.value == 3)
  }

  @Test("Fulfils a future once for all") func fulfilsAFutureOnceForAll() {
    var attempts = 0
    let future = Future<Int, Trouble> { promise in
      attempts += 1
      promise(.success(attempts))
      promise(.failure(.first))
    }
    #expect(future.log() == "subscription 1 finished")
    #expect(future.log() == "subscription 1 finished")
    #expect(Deferred { Just(2) }.log() == "subscription 2 finished")
  }
}

import Combine
import Foundation
import Testing

/// A clock that only moves when the test advances it.
private final class Clock: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.nanoseconds(0)
  private var due: [(date: SchedulerTimeType, action: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { due.append((now, action)) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    due.append((date, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable {}
  }

  func advance(_ interval: SchedulerTimeType.Stride) {
    let end = now.advanced(by: interval)
    while let next = due.indices.filter({ due[$0].date <= end }).min(by: { due[$0].date < due[$1].date }) {
      let (date, action) = due.remove(at: next)
      now = max(now, date)
      action()
    }
    now = end
  }
}

@Suite struct SchedulingTests {
  private let clock = Clock()
  private let subject = PassthroughSubject<Int, Never>()
  private let recorder = Recorder<Int, Never>()

  @Test("Debounces until it is quiet") func debouncesUntilItIsQuiet() {
    subject.debounce(for: .milliseconds(100), scheduler: clock).subscribe(recorder)
    subject.send(1)
    clock.advance(.milliseconds(50))
    subject.send(2)
    clock.advance(.milliseconds(99))
    #expect(recorder.log == "subscription")
    clock.advance(.milliseconds(1))
    #expect(recorder.log == "subscription 2")
  }

  @Test("Throttles", arguments: [(true, "subscription 1 3 4"), (false, "subscription 1 2 4")])
  func throttles(latest: Bool, log: String) {
    subject.throttle(for: .milliseconds(100), scheduler: clock, latest: latest).subscribe(recorder)
    for value in 1...3 { subject.send(value) }
    #expect(recorder.log == "subscription 1")
    clock.advance(.milliseconds(100))
    subject.send(4)
    clock.advance(.milliseconds(100))
    #expect(recorder.log == log)
  }

  @Test("Delays values and the end") func delaysValuesAndTheEnd() {
    subject.delay(for: .seconds(1), scheduler: clock).subscribe(recorder)
    subject.send(1)
    clock.advance(.milliseconds(500))
    subject.send(completion: .finished)
    clock.advance(.milliseconds(500))
    #expect(recorder.log == "subscription 1")
    clock.advance(.milliseconds(500))
    #expect(recorder.log == "subscription 1 finished")
  }

  @Test("Moves to a scheduler") func movesToAScheduler() {
    subject.receive(on: clock).subscribe(recorder)
    subject.send(1)
    subject.send(2)
    #expect(recorder.log == "subscription")
    clock.advance(0)
    #expect(recorder.log == "subscription 1 2")
    subject.send(3)
    recorder.cancel()
    clock.advance(0)
    #expect(recorder.log == "subscription 1 2")
  }

  @Test("Keeps the order on a concurrent queue") func keepsTheOrderOnAConcurrentQueue() async {
    var seen: [Int] = []
    for await value in (0..<200).publisher.receive(on: DispatchQueue.global()).values { seen.append(value) }
    #expect(seen == Array(0..<200))
  }

  @Test("Reads values one at a time") func readsValuesOneAtATime() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    let failing = Fail<Int, Trouble>(error: .second)
    await #expect(throws: Trouble.second) { for try await _ in failing.values {} }
    #expect(await Future<Int, Never> { $0(.success(8)) }.value == 8)
  }

  @Test("Publishes notifications") func publishesNotifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("limn.test"))
    var count = 0
    let watching = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    watching.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}

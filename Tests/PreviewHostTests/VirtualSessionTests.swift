import Dispatch
import Foundation
import PreviewHost
import Synchronization
import Testing

@MainActor @Suite(.serialized) struct VirtualSessionTests {
  @Test("A sleep of an hour takes no time") func aSleepOfAnHourTakesNoTime() {
    var woke: Duration?
    VirtualSession.run { session in
      Task {
        try await Task.sleep(for: .seconds(3600))
        woke = session.now
      }
      session.settle()
    }
    #expect(woke == .seconds(3600))
  }

  @Test("Time passes from one deadline to the next") func timePassesFromOneDeadlineToTheNext() {
    var log: [String] = []
    VirtualSession.run { session in
      for (name, seconds) in [("b", 2), ("a", 1), ("c", 2)] {
        Task {
          try await Task.sleep(for: .seconds(seconds))
          log.append(name)
        }
      }
      session.runReady()
      #expect(log.isEmpty)
      #expect(session.pending == [.seconds(1), .seconds(2), .seconds(2)])
      session.advance()
      #expect(log == ["a"])
      session.advance()
      #expect(log == ["a", "b", "c"])
      let more = session.advance()
      #expect(!more)
    }
  }

  @Test("Dispatch queues follow the same clock") func dispatchQueuesFollowTheSameClock() {
    let log = Log()
    VirtualSession.run { session in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.append("after 3 s") }
      DispatchQueue.global().async {
        log.append("pool")
        DispatchQueue.main.async { log.append("main") }
      }
      session.runReady()
      #expect(log.lines == ["pool", "main"])
      session.advance(by: .seconds(2))
      #expect(log.lines.count == 2)
      session.advance(by: .seconds(1))
      #expect(log.lines.last == "after 3 s")
    }
  }

  @Test("Actors groups and detached tasks run on the one thread") func actorsGroupsAndDetachedTasksRunOnTheOneThread() {
    var sum = 0
    VirtualSession.run { session in
      Task {
        sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...10 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(100 * number))
              return await Counter.shared.add(number)
            }
          }
          var total = 0
          for await part in group { total += part }
          return total
        }
        sum += await Task.detached { 1000 }.value
      }
      session.settle()
    }
    #expect(sum == 1 + 3 + 6 + 10 + 15 + 21 + 28 + 36 + 45 + 55 + 1000)
  }

  @Test("Dates show virtual time") func datesShowVirtualTime() {
    VirtualSession.run { session in
      let before = Date()
      #expect(before.timeIntervalSince1970 == TimeInterval(VirtualSession.wallClockStart))
      session.advance(by: .seconds(90))
      #expect(Date().timeIntervalSince(before) == 90)
      Thread.sleep(forTimeInterval: 10)
      #expect(Date().timeIntervalSince(before) == 100)
    }
    #expect(abs(Date().timeIntervalSince1970 - TimeInterval(VirtualSession.wallClockStart)) > 1000)
  }

  @Test("A clock that ticks forever is left at the limit") func aClockThatTicksForeverIsLeftAtTheLimit() {
    var ticks = 0
    var task: Task<Void, Never>?
    VirtualSession.run { session in
      task = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          ticks += 1
        }
      }
      let rested = session.settle(limit: .seconds(10))
      #expect(!rested)
      #expect(ticks == 10)
      task?.cancel()
    }
  }

  @Test("Work that never rests is reported") func workThatNeverRestsIsReported() {
    var stop = false
    VirtualSession.run { session in
      Task { while !stop { await Task.yield() } }
      let rested = session.runReady()
      #expect(!rested)
      stop = true
      let restedAtLast = session.runReady()
      #expect(restedAtLast)
    }
  }

  @Test("Outside of a session time is real", arguments: 0..<20) func outsideOfASessionTimeIsReal(number: Int)
    async throws
  {
    try await Task.sleep(for: .milliseconds(2))
    await Task.yield()
    let value = await Task.detached { number }.value
    #expect(value == number)
    MainActor.assertIsolated()
  }
}

/// Tests that use other threads while other tests run virtual sessions on the main thread.
@Suite struct OtherThreadsTests {
  @Test("Other threads are left alone", arguments: 0..<40) func otherThreadsAreLeftAlone(number: Int) async throws {
    try await Task.sleep(for: .milliseconds(1))
    let value = await MainActor.run { number }
    #expect(value == number)
  }
}

private actor Counter {
  static let shared = Counter()
  private var sum = 0

  func add(_ number: Int) -> Int {
    sum += number
    return sum
  }
}

private final class Log: Sendable {
  private let store = Mutex<[String]>([])
  var lines: [String] { store.withLock { $0 } }
  func append(_ line: String) { store.withLock { $0.append(line) } }
}

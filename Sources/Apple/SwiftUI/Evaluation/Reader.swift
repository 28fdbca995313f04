import Foundation
import Synchronization

/// Represents one evaluation of a view. When a value that this evaluation read changes, the reader causes a new
/// evaluation of the view.
///
/// Values can change on any thread, but views are evaluated only on the main actor. Therefore, `fire()` only adds the
/// reader to the agenda, and the view is evaluated later. Only the first call of `fire()` has an effect.
final class Reader: Sendable {
  let element: WeakElement
  let phase: Phase
  private let agenda: Agenda
  private let hasFired = Atomic(false)

  enum Phase: Sendable {
    /// The view's own `body`.
    case body
    /// The evaluation of the views that `body` returned: containers, controls, and closures of `ForEach`.
    case walk
  }

  init(_ element: Element, _ phase: Phase, agenda: Agenda) {
    self.element = WeakElement(element)
    self.phase = phase
    self.agenda = agenda
  }

  func fire() {
    if !hasFired.exchange(true, ordering: .relaxed) { agenda.add(self) }
  }
}

final class WeakElement: @unchecked Sendable {
  private(set) weak var element: Element?

  init(_ element: Element) { self.element = element }
}

/// The evaluation whose reads are currently recorded. Only the thread that evaluates views records reads.
enum ReadScope {
  private static let thread = Atomic<UInt>(0)
  nonisolated(unsafe) private static var reader: Reader?

  static var current: Reader? { isOnThread ? reader : nil }

  /// Whether this thread is currently evaluating views.
  static var isEvaluating: Bool { isOnThread }

  private static var isOnThread: Bool {
    thread.load(ordering: .relaxed) == UInt(bitPattern: Int(truncatingIfNeeded: pthread_self()))
  }

  /// The scope at one point of the program.
  struct Saved {
    fileprivate let reader: Reader?
    fileprivate let thread: UInt

    func restore() {
      ReadScope.reader = reader
      ReadScope.thread.store(thread, ordering: .relaxed)
    }
  }

  @MainActor static var saved: Saved { Saved(reader: reader, thread: thread.load(ordering: .relaxed)) }

  @MainActor static func reading<Result>(as new: Reader?, _ work: () -> Result) -> Result {
    let outer = saved
    reader = new
    thread.store(UInt(bitPattern: Int(truncatingIfNeeded: pthread_self())), ordering: .relaxed)
    defer { outer.restore() }
    return work()
  }
}

import Combine
import Synchronization

/// Subscribes to an object that a view reads. Just before the object changes, marks the latest evaluation that read the
/// object as out of date.
final class ObjectSubscription: Slot {
  private let reader = CurrentReader()
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  func observe<Object: ObservableObject>(_ new: Object) {
    reader.set(ReadScope.current)
    if object === new { return }
    object = new
    let reader = reader
    subscription = new.objectWillChange.sink { _ in reader.fire() }
  }

  func forget() {
    object = nil
    subscription = nil
  }

  override func end() { forget() }
}

/// The evaluation that a change of an object invalidates. Objects can change on any thread.
private final class CurrentReader: Sendable {
  private let reader = Mutex<Reader?>(nil)

  func set(_ new: Reader?) { reader.withLock { $0 = new } }
  func fire() { reader.withLock { $0 }?.fire() }
}

import Foundation
import Synchronization

/// How a value is read from and written to user defaults.
struct StorageCoding<Value> {
  let read: (UserDefaults, String) -> Value
  let write: (UserDefaults, String, Value) -> Void
}

/// A value in user defaults. Several locations can have the same key. If one location changes the value, all views that
/// read the key are updated.
final class StorageLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  let store: UserDefaults
  private let coding: StorageCoding<Value>

  init(_ key: String, _ store: UserDefaults, _ coding: StorageCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  override func get() -> Value {
    if let reader = ReadScope.current { StorageReaders.shared.add(reader, key, store) }
    return coding.read(store, key)
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    coding.write(store, key, value)
    StorageReaders.shared.fire(key, store)
  }

  override var keptValue: Any { coding.read(store, key) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StorageLocation<Value> else { return false }
    return key == other.key && store === other.store
  }
}

/// The evaluations that read values in user defaults, listed by key. If a value changes, all evaluations in the list of
/// its key become out of date, and the list is removed.
private final class StorageReaders: Sendable {
  static let shared = StorageReaders()
  private struct Key: Hashable {
    let name: String
    let store: ObjectIdentifier
  }
  private let readers = Mutex<[Key: [Reader]]>([:])

  func add(_ reader: Reader, _ name: String, _ store: UserDefaults) {
    readers.withLock { readers in
      let key = Key(name: name, store: ObjectIdentifier(store))
      // Remove the readers of views that no longer exist, so that the list does not grow without end.
      if readers[key]?.last !== reader {
        readers[key] = (readers[key] ?? []).filter { $0.element.element != nil } + [reader]
      }
    }
  }

  func fire(_ name: String, _ store: UserDefaults) {
    let woken = readers.withLock { $0.removeValue(forKey: Key(name: name, store: ObjectIdentifier(store))) } ?? []
    for reader in woken { reader.fire() }
  }
}

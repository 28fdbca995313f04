import Synchronization

/// The storage of a value that views read and write.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("subclasses of Location provide the value") }
  func set(_ value: Value, _ transaction: Transaction) { fatalError("subclasses of Location provide the value") }

  /// See `ValueKeeping`.
  var keptValue: Any { () }

  /// Whether both locations refer to the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A location that stores its value itself. When the value changes, the views that read the value are evaluated again.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private var readers: [Reader] = []
  private let lock = Mutex(())

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    let reader = ReadScope.current
    var read: Value?
    lock.withLock { _ in
      if let reader, readers.last !== reader { readers.append(reader) }
      read = value
    }
    return read.unsafelyUnwrapped
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    if let reader = ReadScope.current { Self.reportChange(during: reader) }
    var woken: [Reader] = []
    var old: Value?
    lock.withLock { _ in
      old = value
      value = new
      woken = readers
      readers = []
    }
    if !woken.isEmpty, let old, Self.isSame(old, new) {
      lock.withLock { _ in readers = woken + readers }
    } else {
      for reader in woken { reader.fire() }
    }
  }

  override var keptValue: Any { lock.withLock { _ in value } }

  private static func reportChange(during reader: Reader) {
    // Views are evaluated only on the main actor.
    MainActor.assumeIsolated {
      guard let element = reader.element.element else { return }
      element.graph.report(
        Problem(
          .changeDuringUpdate,
          "changes state while it is evaluated: change state in an action, in onAppear, or in a task", in: element))
    }
  }

  private static func isSame(_ one: Value, _ other: Value) -> Bool {
    (one as? any Equatable).map { ValueComparison.equal($0, other) } ?? ValueComparison.sameObject(one, other)
  }
}

extension Location: ValueKeeping {}

/// A part of the value at another location, selected by a key path.
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  /// Only a stored property is read. A computed property or a subscript could stop the program, such as one with the
  /// index of a removed element.
  override var keptValue: Any {
    guard MemoryLayout<Root>.offset(of: keyPath) != nil, let root = base.keptValue as? Root else { return () }
    return root[keyPath: keyPath]
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    var root = base.get()
    root[keyPath: keyPath] = value
    // With a reference-writable key path, the assignment changes an object. The reference to the object stays the same,
    // so `base` need not be set.
    if !(keyPath is ReferenceWritableKeyPath<Root, Value>) { base.set(root, transaction) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A property of an object, selected by a key path.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) { root[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}

/// A location that calls one function to read the value and another function to write the value.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}
  override var keptValue: Any { value }
}

import Foundation

/// Stores the publishers of all objects that use the default implementation of `objectWillChange`. The implementation
/// cannot store a publisher in the object, since a protocol extension cannot add stored properties.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  private struct Entry {
    /// The object whose changes the publisher announces. Nil after the object was released. The property is needed to
    /// detect a released object, since a new object can get the same identifier.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
}

extension ObjectPublishers {
  /// The publisher of the object, connected to every `@Published` property of its class and superclasses.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let publisher = entry(for: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children { (child.value as? any ChangeAnnouncing)?.announce(to: publisher) }
      mirror = level.superclassMirror
    }
    return publisher
  }

  private func entry(for object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let identifier = ObjectIdentifier(object)
      if let entry = entries[identifier], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries[identifier] = entry
      return entry.publisher
    }
  }
}

/// A `@Published` property. Before its value changes, it notifies the publisher of the object that contains the
/// property.
protocol ChangeAnnouncing {
  func announce(to publisher: ObservableObjectPublisher)
}

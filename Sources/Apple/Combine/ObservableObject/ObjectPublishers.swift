import Foundation

/// The `objectWillChange` publishers of objects that use the default implementation. They are stored here, since a default implementation cannot
/// add storage to an object.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  private struct Entry {
    /// The object that the publisher belongs to; nil after the object was released. A new object can then have the same identifier.
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

/// A `@Published` property. Before its value changes, it notifies the publisher of the object that contains the property.
protocol ChangeAnnouncing {
  func announce(to publisher: ObservableObjectPublisher)
}

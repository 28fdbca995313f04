import Foundation

/// The `objectWillChange` publisher of each object that does not declare one, kept beside the object because a protocol has no storage.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  private struct Entry {
    /// An identifier is used again after its object is gone; the reference tells the two apart.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
}

extension ObjectPublishers {
  /// The publisher of the object, with every `@Published` property of its class and superclasses connected.
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

/// A property that announces its changes to the publisher of the object it belongs to.
protocol ChangeAnnouncing {
  func announce(to publisher: ObservableObjectPublisher)
}

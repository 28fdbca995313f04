import Foundation

extension Publishers {
  /// A publisher that connects when its first subscriber arrives and disconnects when its last subscriber leaves.
  public struct Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let connection = Connection()

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let isFirst = connection.join()
      upstream
        .handleEvents(receiveCompletion: { _ in connection.leave() }, receiveCancel: { connection.leave() })
        .subscribe(subscriber)
      if isFirst { connection.hold(upstream.connect()) }
    }
  }
}

/// The connection to the upstream publisher, and the number of subscribers that share it.
private final class Connection {
  private let lock = NSLock()
  private var count = 0
  private var supply: (any Cancellable)?

  func join() -> Bool {
    lock.withLock {
      count += 1
      return count == 1
    }
  }

  /// Stores the connection. If all subscribers left before the connection was ready, cancels the connection instead.
  func hold(_ supply: any Cancellable) {
    let isWanted = lock.withLock {
      if count > 0 { self.supply = supply }
      return count > 0
    }
    if !isWanted { supply.cancel() }
  }

  func leave() {
    let ended: (any Cancellable)? = lock.withLock {
      count = max(0, count - 1)
      guard count == 0 else { return nil }
      defer { supply = nil }
      return supply
    }
    ended?.cancel()
  }
}

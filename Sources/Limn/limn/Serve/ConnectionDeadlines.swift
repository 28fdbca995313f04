import Foundation
import Synchronization

/// Ends connections that take too long. libmicrohttpd only ends idle connections, so a client that sends or reads a byte every few seconds
/// would keep its thread forever. A class, since threads share it.
final class ConnectionDeadlines: Sendable {
  private struct Connection {
    var socket: Int32
    /// Nil while an endless stream is sent.
    var deadline: ContinuousClock.Instant?
  }

  private struct State {
    var connections: [UInt: Connection] = [:]
    var isStopped = false
  }

  private let state = Mutex(State())
  private let limits: ConnectionLimits

  init(_ limits: ConnectionLimits) { self.limits = limits }
}

extension ConnectionDeadlines {
  /// Starts the thread that ends connections at their deadlines.
  func start() {
    let thread = Thread { [self] in
      while !state.withLock({ $0.isStopped }) {
        usleep(100_000)
        endExpired()
      }
    }
    thread.start()
  }

  func stop() { state.withLock { $0.isStopped = true } }

  /// Records that a connection was opened and waits for its first request.
  func open(_ connection: OpaquePointer, socket: Int32) {
    let deadline = ContinuousClock.now + limits.request
    state.withLock { $0.connections[UInt(bitPattern: connection)] = Connection(socket: socket, deadline: deadline) }
  }

  /// Records that the server started a response; `isStream` if the response is endless.
  func answer(_ connection: OpaquePointer, isStream: Bool) { set(connection, isStream ? nil : .now + limits.response) }

  /// Records that the response was sent. The connection may bring another request.
  func complete(_ connection: OpaquePointer) { set(connection, .now + limits.request) }

  /// Call this before the socket is closed, since its number may be reused for another connection.
  func close(_ connection: OpaquePointer) { state.withLock { $0.connections[UInt(bitPattern: connection)] = nil } }

  private func set(_ connection: OpaquePointer, _ deadline: ContinuousClock.Instant?) {
    state.withLock { $0.connections[UInt(bitPattern: connection)]?.deadline = deadline }
  }

  /// Shuts down expired sockets. The connection's thread notices and closes it.
  private func endExpired() {
    let now = ContinuousClock.now
    state.withLock { state in
      for (key, connection) in state.connections {
        guard let deadline = connection.deadline, deadline <= now else { continue }
        shutdown(connection.socket, Int32(SHUT_RDWR))
        state.connections[key]?.deadline = nil
      }
    }
  }
}

/// The limits for one client.
struct ConnectionLimits: Sendable {
  /// The number of open connections, each with a thread. Further connections are closed at once.
  var count: UInt32 = 128
  /// Seconds without any data after which a connection is closed.
  var secondsOfSilence: UInt32 = 10
  /// The time that the head of a request may take.
  var request = Duration.seconds(10)
  /// The time that reading a response may take, except for the stream of changes.
  var response = Duration.seconds(60)
}

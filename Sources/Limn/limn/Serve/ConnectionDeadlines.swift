import Foundation
import Synchronization

/// When the server ends each open connection that takes too long. libmicrohttpd only ends connections on which nothing moves, so that a client
/// that sends or reads a byte every few seconds would keep its thread without end. It has identity: threads share it.
final class ConnectionDeadlines: Sendable {
  private struct Connection {
    var socket: Int32
    /// Nil while a stream without an end is sent.
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
  /// Starts the thread that ends connections at their deadline.
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

  /// A connection is open and waits for its first request.
  func open(_ connection: OpaquePointer, socket: Int32) {
    let deadline = ContinuousClock.now + limits.request
    state.withLock { $0.connections[UInt(bitPattern: connection)] = Connection(socket: socket, deadline: deadline) }
  }

  /// The server answers a request; `isStream` if the answer has no end.
  func answer(_ connection: OpaquePointer, isStream: Bool) { set(connection, isStream ? nil : .now + limits.response) }

  /// The answer was sent, and the connection may bring another request.
  func complete(_ connection: OpaquePointer) { set(connection, .now + limits.request) }

  /// Must be called before the socket is closed, since its number may then belong to another connection.
  func close(_ connection: OpaquePointer) { state.withLock { $0.connections[UInt(bitPattern: connection)] = nil } }

  private func set(_ connection: OpaquePointer, _ deadline: ContinuousClock.Instant?) {
    state.withLock { $0.connections[UInt(bitPattern: connection)]?.deadline = deadline }
  }

  /// The thread of a connection notices that its socket is shut down, and closes it.
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

/// What one client may take of the server.
struct ConnectionLimits: Sendable {
  /// Connections at a time; each has a thread. Further ones are closed at once.
  var count: UInt32 = 128
  /// Seconds after which a connection on which nothing moves is closed.
  var secondsOfSilence: UInt32 = 10
  /// How long the head of a request may take.
  var request = Duration.seconds(10)
  /// How long reading an answer may take, except for the stream of changes.
  var response = Duration.seconds(60)
}

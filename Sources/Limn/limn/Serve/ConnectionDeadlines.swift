import Foundation
import Synchronization

/// Ends connections that take too long. libmicrohttpd itself ends only idle connections. A client that sends or reads a
/// byte every few seconds would occupy a thread forever. This is a class, since several threads share it.
final class ConnectionDeadlines: Sendable {
  private struct Connection {
    var socket: Int32
    /// The time at which the connection is ended; nil while an endless stream is sent.
    var deadline: ContinuousClock.Instant?
  }

  private struct State {
    var connections: [UInt: Connection] = [:]
    var isStopped = false
  }

  private let state = Mutex(State())
  private let limits: ConnectionLimits

  init(_ limits: ConnectionLimits) { self.limits = limits }

  /// Starts the thread that ends connections at their deadlines.
  func start() {
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isStopped }) {
        usleep(100_000)
        endExpired()
      }
    }
  }

  func stop() { state.withLock { $0.isStopped = true } }

  /// Records that a connection was opened. Its first request must arrive before the deadline.
  func open(_ connection: OpaquePointer, socket: Int32) {
    let deadline = ContinuousClock.now + limits.request
    state.withLock { $0.connections[UInt(bitPattern: connection)] = Connection(socket: socket, deadline: deadline) }
  }

  /// Records that the server started to send a response, and sets the response's deadline. The stream of changes is
  /// endless, so it has no deadline.
  func answer(_ connection: OpaquePointer, isStream: Bool) { set(connection, isStream ? nil : .now + limits.response) }

  /// Records that a response was sent. The same connection can send another request.
  func complete(_ connection: OpaquePointer) { set(connection, .now + limits.request) }

  /// Removes a connection from the list. After a socket is closed, the system may give its number to another
  /// connection. So call this before the socket is closed.
  func close(_ connection: OpaquePointer) { state.withLock { $0.connections[UInt(bitPattern: connection)] = nil } }

  private func set(_ connection: OpaquePointer, _ deadline: ContinuousClock.Instant?) {
    state.withLock { $0.connections[UInt(bitPattern: connection)]?.deadline = deadline }
  }

  /// Shuts down the sockets of connections that reached their deadline. The threads of these connections then close
  /// them.
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

/// The server's limits for connections.
struct ConnectionLimits {
  /// The maximum number of open connections. Each connection has a thread. When the limit is reached, new connections
  /// are closed at once.
  var count: UInt32 = 128
  /// The number of seconds without any data after which a connection is closed.
  var secondsOfSilence: UInt32 = 10
  /// The maximum time for receiving the head of a request.
  var request = Duration.seconds(10)
  /// The maximum time for sending a response, except for the stream of changes.
  var response = Duration.seconds(60)
}

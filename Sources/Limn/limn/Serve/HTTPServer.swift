import CMicroHTTP
import Foundation
import LimnDiagnostics

/// Serves a ``ServedSite`` on the loopback address, with libmicrohttpd. This is a class, since it owns a running
/// daemon.
final class HTTPServer {
  let port: UInt16
  private let daemon: OpaquePointer
  private let context: ServerContext

  /// Listens on `port`. With `triesNext`, tries 20 ports starting with `port` and listens on the first free one.
  init(
    _ site: ServedSite, port first: UInt16, triesNext: Bool, limits: ConnectionLimits = ConnectionLimits()
  ) throws {
    context = ServerContext(site: site, deadlines: ConnectionDeadlines(limits))
    let candidates = triesNext ? Array(first...min(first &+ 19, .max)) : [first]
    for candidate in candidates {
      guard let socket = LoopbackSocket(port: candidate) else { continue }
      guard let daemon = Self.start(context, on: socket, limits) else {
        throw EnvironmentFailure("the web server could not be started")
      }
      self.daemon = daemon
      port = socket.port
      context.deadlines.start()
      return
    }
    throw EnvironmentFailure(
      "port \(first) on 127.0.0.1 is in use", hint: "Choose another port with --port, or 0 for any free port.")
  }

  /// Stops the server: ends the streams of changes and waits until running requests have ended.
  func stop() {
    context.site.close()
    context.deadlines.stop()
    MHD_stop_daemon(daemon)
  }

  /// Whether the Host header names this machine. The check prevents DNS rebinding: a site could let its host name
  /// resolve to 127.0.0.1, and its pages could then read the responses.
  static func isOwn(host: String) -> Bool {
    host.lowercased().wholeMatch(of: /(localhost|127\.0\.0\.1|\[::1\])(:[0-9]*)?/) != nil
  }

  private static func start(_ context: ServerContext, on socket: LoopbackSocket, _ limits: ConnectionLimits)
    -> OpaquePointer?
  {
    let flags =
      MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_THREAD_PER_CONNECTION.rawValue | MHD_USE_POLL.rawValue
    // The pointer does not keep the context alive. Nevertheless, the context outlives the daemon, because `stop` ends
    // the daemon first.
    let pointer = Unmanaged.passUnretained(context).toOpaque()
    let options: [any CVarArg] = [
      option(.LISTEN_SOCKET), socket.descriptor, option(.CONNECTION_LIMIT), limits.count,
      option(.CONNECTION_TIMEOUT), limits.secondsOfSilence,
      option(.NOTIFY_CONNECTION), unsafeBitCast(connectionChanged, to: Int.self), OpaquePointer(pointer),
      option(.NOTIFY_COMPLETED), unsafeBitCast(requestCompleted, to: Int.self), OpaquePointer(pointer), option(.END),
    ]
    return withVaList(options) { MHD_start_daemon_va(flags, socket.port, nil, nil, answer, pointer, $0) }
  }

  private static func option(_ option: MHD_OPTION) -> Int32 { Int32(bitPattern: option.rawValue) }
}

/// The data that libmicrohttpd passes to its callbacks.
private final class ServerContext: Sendable {
  let site: ServedSite
  let deadlines: ConnectionDeadlines

  init(site: ServedSite, deadlines: ConnectionDeadlines) {
    self.site = site
    self.deadlines = deadlines
  }

  static func from(_ pointer: UnsafeMutableRawPointer?) -> ServerContext? {
    pointer.map { Unmanaged<ServerContext>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// libmicrohttpd calls this function after it accepts a connection, and again before it closes the connection's socket.
private let connectionChanged: MHD_NotifyConnectionCallback = { context, connection, _, change in
  guard let deadlines = ServerContext.from(context)?.deadlines, let connection else { return }
  if limn_connection_starts(change) {
    deadlines.open(connection, socket: limn_connection_socket(connection))
  } else {
    deadlines.close(connection)
  }
}

/// libmicrohttpd calls this function when a request is finished: the response was sent, or the connection ended.
private let requestCompleted: MHD_RequestCompletedCallback = { context, connection, _, _ in
  if let connection { ServerContext.from(context)?.deadlines.complete(connection) }
}

/// libmicrohttpd calls this function for each request, after it has read the request's head.
private let answer: MHD_AccessHandlerCallback = { context, connection, url, method, _, _, _, _ in
  guard let context = ServerContext.from(context), let connection, let url, let method else { return .NO }
  context.deadlines.answer(connection, isStream: false)
  guard let host = MHD_lookup_connection_value(connection, .HEADER_KIND, "Host"),
    HTTPServer.isOwn(host: String(cString: host))
  else {
    return send(.plain(403, "limn serve only answers requests to localhost and 127.0.0.1.\n"), on: connection)
  }
  guard ["GET", "HEAD"].contains(String(cString: method)) else {
    return send(.plain(405, ""), on: connection)
  }
  let route = HTTPRoute(String(cString: url))
  guard route == .changes else { return send(context.site.response(to: route), on: connection) }
  context.deadlines.answer(connection, isStream: true)
  return sendChanges(of: context.site, on: connection)
}

private func addCommonHeaders(_ response: OpaquePointer?, type: String) {
  MHD_add_response_header(response, "Content-Type", type)
  MHD_add_response_header(response, "Cache-Control", "no-store")
  // Without this header, a page of another site could load scripts and images from this server, and learn what the
  // served site contains.
  MHD_add_response_header(response, "Cross-Origin-Resource-Policy", "same-origin")
}

private func send(_ answer: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
  let response = answer.body.withUnsafeBytes { body in
    MHD_create_response_from_buffer(body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
  }
  defer { MHD_destroy_response(response) }
  addCommonHeaders(response, type: answer.type)
  MHD_add_response_header(response, "X-Content-Type-Options", "nosniff")
  if let location = answer.location { MHD_add_response_header(response, "Location", location) }
  return MHD_queue_response(connection, UInt32(answer.status), response)
}

/// An open stream of changes: the last sent version, and the bytes that are still to be sent. Only the connection's
/// thread uses it.
private final class ChangeStream {
  let site: ServedSite
  var version: Int
  var waiting: [UInt8]

  init(_ site: ServedSite) {
    self.site = site
    let hello = site.hello()
    version = hello.version
    waiting = "retry: 500\n\n\(hello.event)".bytes
  }

  func read(into buffer: UnsafeMutablePointer<CChar>, room: Int) -> Int {
    if waiting.isEmpty {
      guard let news = site.news(after: version) else { return -1 }
      version = news.version
      waiting = news.events.bytes
    }
    let count = min(room, waiting.count)
    for offset in 0..<count { buffer[offset] = CChar(bitPattern: waiting[offset]) }
    waiting.removeFirst(count)
    return count
  }
}

private func sendChanges(of site: ServedSite, on connection: OpaquePointer) -> MHD_Result {
  let stream = Unmanaged.passRetained(ChangeStream(site)).toOpaque()
  let response = MHD_create_response_from_callback(
    UInt64.max, 4096,
    { context, _, buffer, room in
      guard let context, let buffer else { return -1 }
      return Unmanaged<ChangeStream>.fromOpaque(context).takeUnretainedValue().read(into: buffer, room: room)
    }, stream,
    { context in
      if let context { Unmanaged<ChangeStream>.fromOpaque(context).release() }
    })
  defer { MHD_destroy_response(response) }
  addCommonHeaders(response, type: "text/event-stream")
  return MHD_queue_response(connection, 200, response)
}

/// A socket that listens on 127.0.0.1 only.
struct LoopbackSocket {
  let descriptor: Int32
  /// The port that the socket listens on. If the requested port is 0, the system chooses this port.
  let port: UInt16

  /// Opens the socket. Returns nil if the port is already in use.
  init?(port: UInt16) {
    #if os(Linux)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }
}

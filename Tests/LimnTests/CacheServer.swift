import Foundation
import Synchronization

/// A server of the Bazel HTTP cache protocol on this machine. It can imitate the faults of real servers.
final class CacheServer: Sendable {
  enum Behavior: Sendable {
    case honest
    /// Responds after a number of milliseconds.
    case slow(Int)
    /// Accepts requests and does not respond.
    case silent
    /// Responds to each GET with these bytes.
    case lying([UInt8])
    /// Responds to each GET with the bytes that the function returns for the path and the stored entry.
    case changing(@Sendable (String, [UInt8]) -> [UInt8])
    /// Closes each connection without a response.
    case hangingUp
    /// Responds with a status code and no body.
    case refusing(Int)
  }

  private struct State {
    var behavior = Behavior.honest
    var entries: [String: [UInt8]] = [:]
    var requests: [String] = []
    var authorizations = Set<String>()
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        bind(listener, name, size) == 0 && listen(listener, 128) == 0 && getsockname(listener, name, &size) == 0
      }
    }
    guard code else { throw CocoaError(.featureUnsupported) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [weak self] in
          defer { close(connection) }
          while let self, self.answer(connection) {}
        }
      }
    }
  }

  deinit { stop() }
}

extension CacheServer {
  var url: String { "http://127.0.0.1:\(port)/" }

  /// The variables with which `limn` uses this server. Other tests run at the same time, so the server may respond
  /// slowly.
  var environment: [String: String] { ["LIMN_CACHE_URL": url, "LIMN_CACHE_PATIENCE": "20"] }
  var entries: [String: [UInt8]] { state.withLock { $0.entries } }
  /// The requests since the last call of ``behave(_:)``, such as `GET /ac/0123…`.
  var requests: [String] { state.withLock { $0.requests } }
  var authorizations: Set<String> { state.withLock { $0.authorizations } }

  func behave(_ behavior: Behavior) {
    state.withLock {
      $0.behavior = behavior
      $0.requests = []
    }
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Reads one request and responds to it. Returns false at the end of the connection.
  private func answer(_ connection: Int32) -> Bool {
    guard let (head, body) = read(connection) else { return false }
    let words = head.split(separator: " ", maxSplits: 2).prefix(2).map(String.init)
    guard words.count == 2 else { return false }
    let behavior = state.withLock { state in
      state.requests.append(words.joined(separator: " "))
      if let line = head.components(separatedBy: "\r\n").first(where: { $0.lowercased().hasPrefix("authorization: ") })
      {
        state.authorizations.insert(String(line.dropFirst(15)))
      }
      if words[0] == "PUT", case .honest = state.behavior { state.entries[words[1]] = body }
      return state.behavior
    }
    var status = 200
    var entry: [UInt8] = []
    if words[0] == "GET" {
      if let found = entries[words[1]] { entry = found } else { status = 404 }
    }
    switch behavior {
    case .honest: break
    case .slow(let milliseconds): usleep(UInt32(milliseconds) * 1000)
    case .silent:
      sleep(5)
      return false
    case .lying(let bytes): if words[0] == "GET" { (status, entry) = (200, bytes) }
    case .changing(let change): if status == 200, words[0] == "GET" { entry = change(words[1], entry) }
    case .hangingUp: return false
    case .refusing(let code): (status, entry) = (code, [])
    }
    let head2 = "HTTP/1.1 \(status) Answer\r\nContent-Length: \(entry.count)\r\n\r\n"
    return write(connection, Array(head2.utf8) + entry)
  }

  private func read(_ connection: Int32) -> (head: String, body: [UInt8])? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let place = bytes.firstRange(of: end) {
        let head = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)
        let length = head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("content-length: ") }
        let size = length.flatMap { Int($0.dropFirst(16)) } ?? 0
        if bytes.count >= place.upperBound + size { return (head, Array(bytes[place.upperBound...].prefix(size))) }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
    }
  }

  private func write(_ connection: Int32, _ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

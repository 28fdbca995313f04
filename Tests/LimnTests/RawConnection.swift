import Foundation

/// A TCP connection to a local port, on which a test sends invalid or slow requests.
final class RawConnection {
  private let descriptor: Int32

  /// Nil if no server listens on the port.
  init?(port: UInt16, address: UInt32 = 0x7f00_0001) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = port.bigEndian
    target.sin_addr.s_addr = address.bigEndian
    let code = withUnsafePointer(to: &target) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Whether everything was sent; false if the server closed the connection.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Reads until the server closes the connection; nil if it is still open after the timeout.
  func readToEnd(within seconds: Int = 20) -> String? {
    var wait = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      // If the server closes the connection before it has read all input, the system resets the connection. This counts
      // as closed, too.
      if count == 0 || count < 0 && errno == ECONNRESET { return String(decoding: all, as: UTF8.self) }
      guard count > 0 else { return nil }
      all += buffer.prefix(count)
    }
  }

  /// Reads the first bytes up to a limit; nil if there are none.
  func read(atMost limit: Int, within seconds: Int = 20) -> String? {
    var wait = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &buffer, limit, 0)
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }

  /// The response to a request, including its header; nil if no server listens or the server sends no complete
  /// response.
  static func answer(_ request: String, port: UInt16) -> String? {
    guard let connection = RawConnection(port: port) else { return nil }
    connection.send(request)
    return connection.readToEnd()
  }

  /// Requests a path and returns the response. The path is sent exactly as given.
  static func get(_ path: String, host: String = "localhost", port: UInt16) -> String? {
    answer("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n", port: port)
  }
}

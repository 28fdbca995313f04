internal import CPreviewHost
internal import Foundation
internal import Glibc
internal import SemanticTree

/// One end of a connection between two processes. The processes use the connection to exchange values and open files.
struct Channel {
  let descriptor: Int32
}

extension Channel {
  /// Returns the two ends of a new connection.
  static func pair() throws(HostFailure) -> (Channel, Channel) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw HostFailure("no sockets could be created")
    }
    return (Channel(descriptor: ends[0]), Channel(descriptor: ends[1]))
  }

  func close() { _ = Glibc.close(descriptor) }

  /// Returns false if the value cannot be encoded, or if the other end is closed. Nothing is sent of a value that
  /// cannot be encoded.
  @discardableResult func send(_ value: some Encodable, files: [Int32] = []) -> Bool {
    guard let body = try? JSONEncoder.lenient.encode(value) else { return false }
    var count = UInt64(body.count)
    guard withUnsafeBytes(of: &count, { limn_send(descriptor, $0.baseAddress, $0.count, files, files.count) }) == 0
    else { return false }
    return body.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let part = Glibc.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if part <= 0 { return false }
        sent += part
      }
      return true
    }
  }

  /// Waits for the next value and returns it. Returns nil if the value cannot be decoded, or if the other process has
  /// closed its end or exited.
  ///
  /// - Parameter waits: waits until there is something to read, and returns false to give up.
  func receive<Value: Decodable>(
    _ type: Value.Type, waits: () -> Bool = { true }
  ) -> (value: Value, files: [Int32])? {
    var count: UInt64 = 0
    var files = [Int32](repeating: -1, count: 4)
    var filesReceived = 0
    let size = MemoryLayout<UInt64>.size
    guard waits(), limn_receive(descriptor, &count, size, &files, files.count, &filesReceived) == size
    else { return nil }
    var body = Data(count: Int(count))
    let isWhole = body.withUnsafeMutableBytes { bytes in
      var received = 0
      while received < bytes.count {
        guard waits() else { return false }
        let part = Glibc.recv(descriptor, bytes.baseAddress! + received, bytes.count - received, 0)
        if part <= 0 { return false }
        received += part
      }
      return true
    }
    guard isWhole, let value = try? JSONDecoder.lenient.decode(type, from: body) else { return nil }
    return (value, Array(files.prefix(filesReceived)))
  }

  /// Waits in real time until a value can be received or the other end is closed. Returns false if neither happens in
  /// the given time.
  func waitUntilReadable(milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }
}

/// A failure of the system that is not caused by a preview.
struct HostFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

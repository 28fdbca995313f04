import CZlib

/// Measures the compressed size of data.
enum CompressedSize {
  /// The size in bytes after gzip compression at zlib's default level, which most servers and CDNs use.
  static func gzip(_ bytes: [UInt8]) -> Int {
    var stream = z_stream()
    // 15 selects the largest window of deflate. Adding 16 selects the gzip format.
    let opened = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(opened == Z_OK, "zlib cannot be initialized: error \(opened)")
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      while true {
        let result = output.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          return deflate(&stream, Z_FINISH)
        }
        if result != Z_OK { return Int(stream.total_out) }
      }
    }
  }
}

import CZlib

/// How many bytes a text takes when a server compresses it.
enum CompressedSize {
  /// The size in bytes of a gzip file at zlib's default level, which is what servers and caches in front of them commonly use.
  static func gzip(_ bytes: [UInt8]) -> Int {
    var stream = z_stream()
    // 15 bits of window, as deflate allows at most, and 16 for a header in gzip's form.
    let opened = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(opened == Z_OK, "zlib cannot be used: \(opened)")
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

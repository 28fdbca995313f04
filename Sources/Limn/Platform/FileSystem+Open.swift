import Foundation

// Open files of the local file system.
extension FileSystem {
  /// The status of an open file; nil if the descriptor is not valid.
  public static func status(ofOpen file: Int32) -> FileStatus? {
    var info = stat()
    return fstat(file, &info) == 0 ? FileStatus(info) : nil
  }

  /// Reads an open file to its end.
  ///
  /// - Parameter path: the file's path or name, for an error.
  public static func read(open file: Int32, path: String) throws(FileError) -> [UInt8] {
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileError(path: path) }
    if info.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, code: EISDIR) }
    var code: Int32 = 0
    // Determine the size of the file before reading it. If the file grows during reading, the additional bytes are not
    // read. A file without a size, such as a pipe, is read in chunks.
    var bytes = [UInt8]()
    var capacity = info.st_size > 0 ? Int(info.st_size) : 1 << 16
    while true {
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let got = Foundation.read(file, buffer.baseAddress, capacity)
        if got < 0 { code = errno }
        count = max(got, 0)
      }
      if code != 0 { throw FileError(path: path, code: code) }
      if piece.isEmpty { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if info.st_size > 0, bytes.count >= Int(info.st_size) { return bytes }
      capacity = 1 << 16
    }
  }

  /// Writes all bytes to an open file. Returns 0, or the error number if this fails.
  public static func write(_ bytes: [UInt8], toOpen file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let wrote = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if wrote >= 0 {
          rest = rest.dropFirst(wrote)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

extension StringProtocol where UTF8View.SubSequence == Substring.UTF8View {
  /// The names of the folders and of the file in a path, without the slashes. The path is read as bytes, since
  /// comparing its characters takes many times longer.
  public var pathNames: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }
}

extension String {
  /// The last of the path's names; nil if the path has none. Slashes at the end do not count.
  public var lastPathName: Substring? { pathNames.last }

  /// The position of the last slash.
  public var lastSlash: Index? { utf8.lastIndex(of: 0x2F) }

  /// The path of the folder that contains the file or folder at this absolute path. The result of the path `/` is `/`.
  public var parentFolder: String { "/" + pathNames.dropLast().joined(separator: "/") }
}

extension String {
  /// The text with percent escapes for all bytes that cannot be part of a path or fragment of an address, or that
  /// Markdown could take for the end of a link.
  public var percentEncoded: String {
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x2D...0x39: true  // letters, and the characters from `-` to `9`
      default: "_~+@,=!".utf8.contains(byte)
      }
    }
    guard !utf8.allSatisfy(isPlain) else { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = utf8.flatMap { isPlain($0) ? [$0] : [UInt8(ascii: "%"), digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with percent escapes decoded. If the result is not valid UTF-8, the text is unchanged.
  public var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}

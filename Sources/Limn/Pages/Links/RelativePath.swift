import LimnPlatform

/// Relative file paths in links.
enum RelativePath {
  /// Returns the path that a link in a folder leads to. Returns nil if the path is outside of the root.
  static func resolve(_ link: String, from folder: [String]) -> String? {
    // Most links lead to a file in the same folder.
    if folder.isEmpty, !link.hasPrefix("."), !link.utf8.contains(UInt8(ascii: "/")) { return link }
    var parts = folder
    for part in link.pathNames {
      if part == "." { continue }
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The relative link from a file in `folder` to the file at `path`.
  static func link(to path: String, fromFolder folder: String) -> String {
    PageAddress(folder.isEmpty ? "x" : folder + "/x").link(to: PageAddress(path))
  }
}

extension String {
  /// The text with percent escapes decoded. If the result is not valid UTF-8, the text is unchanged.
  public var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(rest.prefix(2).text, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}

extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }
}

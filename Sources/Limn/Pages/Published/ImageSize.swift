/// The size of an image in pixels. Pages declare it, so that the layout does not shift while images load.
struct ImageSize: Hashable {
  var width, height: Int
}

extension ImageSize {
  /// Reads the size from the header of a PNG, GIF, or JPEG file.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count >= 24 {
      width = Self.number(bytes[16..<20])
      height = Self.number(bytes[20..<24])
    } else if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count >= 10 {
      width = Self.number(bytes[6..<8].reversed())
      height = Self.number(bytes[8..<10].reversed())
    } else if bytes.starts(with: [0xff, 0xd8]), let frame = Self.frame(of: bytes) {
      height = Self.number(bytes[(frame + 5)..<(frame + 7)])
      width = Self.number(bytes[(frame + 7)..<(frame + 9)])
    } else {
      return nil
    }
  }

  /// The signatures at the start of image files, by the extension of their names. Drawings in SVG have none.
  private static let signatures: [String: [UInt8]] = [
    "png": [0x89, 0x50, 0x4e, 0x47], "gif": [0x47, 0x49, 0x46], "jpg": [0xff, 0xd8], "jpeg": [0xff, 0xd8],
    "webp": [0x52, 0x49, 0x46, 0x46], "svg": [], "avif": [],
  ]

  static func isImage(_ path: String) -> Bool { signatures[path.shortName.lowercased()] != nil }

  /// Why browsers cannot show the file; nil if it looks like an image of its type.
  static func problem(of bytes: [UInt8], at path: String) -> String? {
    let ending = path.shortName.lowercased()
    guard let signature = signatures[ending] else { return nil }
    if bytes.isEmpty { return "is empty" }
    // A file of another type of image is shown by all browsers.
    if signatures.values.contains(where: { !$0.isEmpty && bytes.starts(with: $0) }) { return nil }
    let isShown =
      switch ending {
      case "svg": bytes.firstOffset(of: "<svg") != nil
      case "avif": bytes.dropFirst(4).starts(with: "ftyp".utf8)
      default: signature.isEmpty
      }
    return isShown ? nil : "is not an image"
  }

  var attributes: [(name: String, value: String)] {
    [("width", String(width)), ("height", String(height)), ("loading", "lazy")]
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Returns the offset in bytes of the JPEG segment that contains the image's size; nil if there is no such segment.
  private static func frame(of bytes: [UInt8]) -> Int? {
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xff {
      let marker = bytes[offset + 1]
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) { return offset }
      offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    }
    return nil
  }
}

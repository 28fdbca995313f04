import Foundation
import Synchronization

/// The file of an image in an asset catalog.
@_spi(Headless) public struct ImageFile: Sendable {
  /// The name of the asset and a digest of the content.
  public let name: String
  public let path: String
  /// The size in points; nil if it is unknown.
  let size: CGSize?
}

extension ImageFile {
  /// Called when a view shows an image of a file.
  nonisolated(unsafe) public static var onUse: ((ImageFile) -> Void)?

  private static let sizes = Mutex<[String: CGSize]>([:])
  /// Larger files are left out, since pages would load slowly.
  private static let mostBytes = 1 << 17
  /// The types that browsers show.
  private static let types: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

  /// The size of an image that a view showed.
  static func size(of name: String) -> CGSize? { sizes.withLock { $0[name] } }

  /// Reads an image set. Nil if it has no image that pages can show.
  init?(inSet folder: String, asset: String) {
    struct Contents: Decodable {
      struct Variant: Decodable {
        struct Appearance: Decodable {}
        var filename: String?
        var scale: String?
        /// The length of a side of an icon, as in `128x128`.
        var size: String?
        var distance: Double { abs((size?.split(separator: "x").first.flatMap { Double($0) } ?? 128) - 128) }
        var appearances: [Appearance]?
      }
      var images: [Variant]
    }
    let preferred = ["2x", "1x", "3x"]
    guard let json = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return nil }
    let variants = contents.images.filter { $0.appearances?.isEmpty != false }.sorted {
      ($0.distance, preferred.firstIndex(of: $0.scale ?? "1x") ?? 3)
        < ($1.distance, preferred.firstIndex(of: $1.scale ?? "1x") ?? 3)
    }
    for variant in variants {
      guard let file = variant.filename else { continue }
      let type = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
      let path = folder + "/" + file
      guard Self.types.contains(type), !file.contains("/"), let data = FileManager.default.contents(atPath: path),
        !data.isEmpty,
        data.count <= Self.mostBytes, Self.isImage([UInt8](data.prefix(1024)))
      else { continue }
      let scale = Double(max(1, variant.scale?.first?.wholeNumberValue ?? 1))
      let size = Self.pixels(of: [UInt8](data.prefix(Self.mostBytes)), type)
        .map { CGSize(width: Double($0.width) / scale, height: Double($0.height) / scale) }
      let words = asset.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      let name = "\(String(words))-\(Self.digest(data)).\(type)"
      (self.name, self.path, self.size) = (name, path, size)
      Self.sizes.withLock { $0[name] = size }
      return
    }
    return nil
  }

  /// Whether a file starts like an image, so that no other file gets into a page.
  private static func isImage(_ start: [UInt8]) -> Bool {
    let signatures: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8], Array("GIF8".utf8), Array("RIFF".utf8)]
    return signatures.contains(where: start.starts) || String(decoding: start, as: UTF8.self).contains("<svg")
  }

  private static func digest(_ data: Data) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(digest, radix: 16)
  }

  /// The size that a file says its image has.
  private static func pixels(of bytes: [UInt8], _ type: String) -> (width: Int, height: Int)? {
    func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    var size = (width: 0, height: 0)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      size = (number(16) << 16 | number(18), number(20) << 16 | number(22))
    } else if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count >= 10 {
      size = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      // The size is in the first segment of the kind SOF.
      var place = 2
      while place + 9 < bytes.count, bytes[place] == 0xFF {
        if (0xC0...0xCF).contains(bytes[place + 1]), ![0xC4, 0xC8, 0xCC].contains(bytes[place + 1]) {
          size = (number(place + 7), number(place + 5))
          break
        }
        place += 2 + number(place + 2)
      }
    }
    return (1...20_000).contains(size.width) && (1...20_000).contains(size.height) ? size : nil
  }
}

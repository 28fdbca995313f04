/// Collects the beginning of a section's text. Text that is too long is cut between two words and ends with an
/// ellipsis.
struct Excerpt {
  /// The maximum length in UTF-8 bytes, without the ellipsis.
  static let longest = 96
  /// The minimum length in bytes of an excerpt that ends between two words. Chinese text, for example, has no spaces.
  /// If the excerpt would be shorter, it is cut after the last complete character instead.
  private static let shortest = longest / 2

  private var isCut = false
}

extension Excerpt {
  /// Appends text to an excerpt until the excerpt has the maximum length.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, to excerpt: inout [UInt8]) {
    guard !isCut else { return }
    let room = Self.longest - excerpt.count
    excerpt += text.prefix(room)
    guard text.dropFirst(room).contains(where: { !Self.isBlank($0) }) else { return }
    isCut = true
    // If the first character that does not fit is a space, the excerpt ends with a complete word, so nothing must be
    // removed.
    let isWhole = Self.isBlank(text[room])
    if !isWhole, let space = excerpt.lastIndex(where: Self.isBlank), space >= Self.shortest {
      excerpt.removeSubrange(space...)
    } else if !isWhole {
      Self.removeIncompleteCharacter(&excerpt, next: text[room])
    }
    while let last = excerpt.last, Self.isBlank(last) { excerpt.removeLast() }
    excerpt += Array("…".utf8)
  }

  private static func removeIncompleteCharacter(_ excerpt: inout [UInt8], next: UInt8) {
    guard next & 0xc0 == 0x80 else { return }
    while let byte = excerpt.last, byte & 0xc0 == 0x80 { excerpt.removeLast() }
    if let byte = excerpt.last, byte >= 0x80 { excerpt.removeLast() }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}

/// Reads doc comments for excerpts.
enum DocumentationText {
  /// Returns the text before the list of parameters, or the whole text if there is no such list. If a comment starts
  /// with the list, the result is empty.
  static func withoutParameters(_ text: String) -> String {
    guard text.contains("- Parameter") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let list = lines.firstIndex { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("- Parameters:") || line.hasPrefix("- Parameter ")
    }
    return list.map { lines[..<$0].joined(separator: "\n") } ?? text
  }
}

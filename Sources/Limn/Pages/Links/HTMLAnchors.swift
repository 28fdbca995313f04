import LimnPlatform

/// Finds the ids that an HTML text declares.
enum HTMLAnchors {
  static func read(_ html: [UInt8]) -> Set<ExactText> {
    var reader = HTMLReader(html)
    var found = Set<ExactText>()
    while let part = reader.next() {
      if case .tag(let tag) = part, let id = tag["id"] { found.insert(ExactText(id.unescapedHTML)) }
    }
    return found
  }
}

/// The source position of each byte in a text node. The positions differ from the offsets in the text, since the source
/// can contain backslashes and entities.
struct TextPlaces {
  /// For each byte of the text, the distance from the start of the node to this byte in the source, in bytes. The last
  /// element is the distance to the end of the text. Nil if text and source are equal, since each distance is then the
  /// byte's offset in the text.
  private var distances: [Int]?
  private var escaped: Set<Int> = []

  init(of node: Node, in draft: ParseState) {
    let text = draft.tree.slice(node.text)
    let start = draft.lines.start(of: node)
    let end = draft.lines.start(Int(node.endLine)) + Int(node.endColumn)
    guard start >= 0, start <= end, end <= draft.source.count else { return }
    let source = draft.source[start..<end]
    if source.elementsEqual(text) { return }
    align(Array(text), with: Array(source))
  }

  func distance(of offset: Int) -> Int {
    guard let distances, offset < distances.count else { return offset }
    return distances[offset]
  }

  /// Whether the byte at an offset was escaped with a backslash or written as an entity.
  func isEscaped(_ offset: Int) -> Bool { escaped.contains(offset) }

  private mutating func align(_ text: [UInt8], with source: [UInt8]) {
    var distances: [Int] = []
    var place = 0
    while distances.count < text.count, place < source.count {
      let offset = distances.count
      if source[place] == text[offset], !(source[place] == "&" && isEntity(source, place)) {
        if source[place] == "\\", place + 1 < source.count, source[place + 1] == "\\" {
          place += 1
        }
        distances.append(place)
        place += 1
      } else if source[place] == "\\", place + 1 < source.count, source[place + 1] == text[offset] {
        distances.append(place)
        escaped.insert(offset)
        place += 2
      } else if source[place] == "&", let semicolon = source[place...].firstIndex(of: ";") {
        let count = max(1, CommonMark.decodeEntity(Array(source[place...semicolon])).count)
        for _ in 0..<count {
          escaped.insert(distances.count)
          distances.append(place)
        }
        place = semicolon + 1
      } else {
        break
      }
    }
    while distances.count <= text.count {
      distances.append(min(place, source.count))
      place += 1
    }
    self.distances = distances
  }

  private func isEntity(_ source: [UInt8], _ place: Int) -> Bool {
    guard let semicolon = source[place...].prefix(40).firstIndex(of: ";"), semicolon > place + 1 else {
      return false
    }
    return CommonMark.decodeEntity(Array(source[place...semicolon])).first != "&"
      || source[place + 1...semicolon].elementsEqual("amp;".utf8)
  }
}

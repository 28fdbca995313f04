/// The text of a paragraph or heading that libcmark passes to its inline parser: without the markers and indentation of containers. libcmark
/// counts the columns of inlines from the last line ending that it noticed, and it ignores those in the address or title of a link and after a
/// backslash. This repeats the count, so that each column maps to a byte of the text.
struct LeafText {
  private struct Line {
    /// The offset of the line in the block's text.
    var start: Int
    /// The offset in the text that libcmark parsed.
    var source: Int
    /// The number of spaces before the text that remain of a tab.
    var padding = 0
  }

  private var bytes: [UInt8] = []
  private var lines: [Line]
  /// The line of `lines[0]`, counted from 1.
  private var firstLine: Int
  /// The columns before the block's text in its first line, which libcmark adds to all columns.
  private let indentation: Int
  /// The number that libcmark adds to columns since the last line ending that it noticed.
  private var shift = 0
  /// The last byte whose position was read so far.
  private var last = 0

  /// - Parameter offset: the offset where the block's text starts in its first line.
  init(line: Int = 1, offset: Int = 0, indentation: Int = 0) {
    firstLine = line
    lines = [Line(start: 0, source: offset)]
    self.indentation = indentation
  }
}

extension LeafText {
  /// Reads the lines of the block, from its first to its last.
  mutating func read(through last: Int, in text: MappedText, _ containers: inout Containers) {
    bytes += text.bytes[lines[0].source..<max(lines[0].source, text.lines.start(firstLine + 1))]
    for number in (firstLine + 1)...last {
      let (source, padding) = containers.continuation(of: number, in: text)
      lines.append(Line(start: bytes.count, source: source, padding: padding))
      bytes += repeatElement(ASCII.space, count: padding)
      bytes += text.bytes[source..<max(source, text.lines.start(number + 1))]
    }
  }

  /// Removes the leading lines with link definitions, which libcmark removed from the text. Returns their number.
  ///
  /// - Parameter most: the maximum number of lines.
  mutating func removeDefinitions(most: Int) -> Int {
    // Lines that libcmark did not count can be among the `most`. Few texts have any.
    for count in stride(from: min(most, lines.count - 1), to: max(0, most - 100), by: -1) where definesOnly(count) {
      let start = lines[count].start
      bytes.removeFirst(start)
      lines.removeFirst(count)
      for index in lines.indices { lines[index].start -= start }
      firstLine += count
      return count
    }
    return 0
  }
}

extension LeafText {
  /// Whether the first lines contain only link definitions.
  private func definesOnly(_ count: Int) -> Bool {
    var text: [UInt8] = []
    for index in 0..<count {
      // An indented line continues the paragraph, whatever it contains.
      if index > 0 { text += "    ".utf8 }
      text += bytes[lines[index].start..<lines[index + 1].start]
    }
    return CommonMark.isEmpty(text)
  }

  /// For each line, the column in the file where the text starts.
  func columns(in text: MappedText) -> [Int32] {
    lines.enumerated().map { index, line in
      let number = firstLine + index
      return Int32(text.origin(line: number, column: line.source - text.lines.start(number) + 1).column)
    }
  }

  /// Whether a text follows an angle bracket, as an autolink's does.
  func isAddress(_ words: Range<Int>, in text: MappedText) -> Bool {
    let bracket = location(words.lowerBound - 1, in: text)
    let offset = text.lines.start(bracket.line) + bracket.column - 1
    return offset < text.bytes.count && text.bytes[offset] == ASCII.less
  }

  /// The line and column of a byte in the text that libcmark parsed, both from 1.
  func location(_ position: Int, in text: MappedText) -> (line: Int, column: Int) {
    let index = lineIndex(of: position)
    let line = lines[index]
    let offset = line.source + max(0, position - line.start - line.padding)
    return (firstLine + index, offset - text.lines.start(firstLine + index) + 1)
  }

  /// The byte at a column that libcmark reported, after all previous inlines were read.
  func position(_ column: Int) -> Int { column - 1 - indentation - shift }

  /// Records that the positions of all bytes before this one were read.
  mutating func pass(_ position: Int) { last = max(last, position - 1) }

  /// The distance between a text and the byte that libcmark reports. Some versions report the end of unpaired backticks as their start, and the
  /// start of a whole run of asterisks for the rest of the run after emphasis.
  func correction(of words: ArraySlice<UInt8>, at position: Int, followsEmphasis: Bool, in text: MappedText) -> Int {
    guard let mark = words.first, mark == ASCII.backtick || (followsEmphasis && (mark == ASCII.asterisk || mark == ASCII.underscore)) else {
      return 0
    }
    let isLong = lines.count > 1
    let source = isLong ? bytes : text.bytes
    let base = isLong ? 0 : lines[0].source
    let start = min(max(0, base + position), source.count)
    if mark != ASCII.backtick {
      return max(0, source[start...].prefix { $0 == mark }.count - words.prefix { $0 == mark }.count)
    }
    let placed = min(start, base + (last > 0 ? last + 1 : 0))
    return -source[placed..<start].reversed().prefix { $0 == mark }.count
  }

  /// Advances past a code span whose code starts at a byte, and returns the end of the code.
  mutating func passCode(_ start: Int, column: Int, in text: MappedText) -> Int {
    guard lines.count > 1 else {
      let end = position(column) + 1
      pass(end + text.bytes[min(lines[0].source + end, text.bytes.count)...].prefix { $0 == ASCII.backtick }.count)
      return end
    }
    let ticks = bytes[..<min(max(0, start), bytes.count)].reversed().prefix { $0 == ASCII.backtick }.count
    var run = 0
    var index = start
    while index < bytes.count, run != ticks || bytes[index] == ASCII.backtick {
      run = bytes[index] == ASCII.backtick ? run + 1 : 0
      index += 1
    }
    passLines(start - ticks..<index - ticks, uncounted: ticks)
    return index - run
  }

  /// Advances past raw HTML.
  mutating func passHTML(_ range: Range<Int>) { passLines(range.dropLast(), uncounted: 1) }

  /// Advances past the next line ending.
  mutating func passLineBreak(isHard: Bool) {
    let next = lineIndex(of: last) + 1
    guard next < lines.count else { return }
    let line = bytes[lines[next - 1].start..<lines[next].start]
    let isBackslash = isHard && line.last { $0 != ASCII.newline && $0 != ASCII.carriageReturn } == ASCII.backslash
    last = lines[next].start
    if !isBackslash { shift = -last }
  }

  /// libcmark notices line endings in code and HTML, but only line feeds, and not in the closing marker.
  private mutating func passLines(_ range: Range<Int>, uncounted: Int) {
    let range = range.clamped(to: 0..<bytes.count)
    last = range.upperBound + uncounted - 1
    if let newline = bytes[range].lastIndex(of: ASCII.newline) { shift = range.upperBound - newline - 1 + uncounted - last - 1 }
  }

  private func lineIndex(of position: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

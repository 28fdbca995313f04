/// The text of a paragraph or heading, without the markers and indentation of its containers. This type converts the
/// columns that libcmark reports for inlines to byte offsets in this text.
///
/// The conversion is difficult, since libcmark overlooks some line endings: those after a backslash, and those in the
/// address or title of a link. After such a line ending, it continues to count columns from the start of an earlier
/// line. This type keeps track of that line.
struct LeafText {
  private struct Line {
    /// The offset of the line in the text of the block.
    var start: Int
    /// The offset of the line in the `bytes` of the `MappedText`.
    var source: Int
    /// The number of spaces that were added at the start of the line. If only a part of a tab is indentation, these
    /// spaces replace the rest of the tab.
    var padding = 0
  }

  private var bytes: [UInt8] = []
  private var lines: [Line]
  /// The line number of the first line in `lines`. Line numbers are counted from 1, from the start of the `MappedText`.
  private var firstLine: Int
  /// The number of columns before the block's text in the block's first line. libcmark adds this number to the columns
  /// of inlines in all lines of the block.
  private let indentation: Int
  /// libcmark counts columns from the start of a certain line. `shift` is the negated offset of this line in `bytes`.
  /// libcmark overlooks some line endings, so this line can be above the current line.
  private var shift = 0
  /// The offset of the last byte that was processed so far.
  private var last = 0

  /// - Parameter offset: the offset in the `MappedText` where the block's text starts.
  init(line: Int = 1, offset: Int = 0, indentation: Int = 0) {
    firstLine = line
    lines = [Line(start: 0, source: offset)]
    self.indentation = indentation
  }

  /// Reads all lines of the block. `last` is the number of the block's last line.
  mutating func read(through last: Int, in text: MappedText, _ containers: inout Containers) {
    append(firstLine, from: lines[0].source, in: text)
    for number in (firstLine + 1)...last {
      let (source, padding) = containers.continuation(of: number, in: text)
      lines.append(Line(start: bytes.count, source: source, padding: padding))
      bytes += repeatElement(" ", count: padding)
      append(number, from: source, in: text)
    }
  }

  /// Appends a line, starting at the offset `source`. Every line ending becomes a single line feed, even `\r\n`. The
  /// reason is that libcmark counts a line ending that it overlooks as one byte, so the columns after the line ending
  /// are correct only with one byte.
  private mutating func append(_ number: Int, from source: Int, in text: MappedText) {
    let end = text.lines.content(number, in: text.bytes).upperBound
    if source < end { bytes += text.bytes[source..<end] }
    if max(source, end) < text.lines.start(number + 1) { bytes.append("\n") }
  }

  /// Removes the link definitions at the start of the text, as libcmark did. Returns the number of removed lines.
  ///
  /// - Parameter most: the maximum number of lines.
  mutating func removeDefinitions(most: Int) -> Int {
    // If libcmark overlooked a line ending, `most` is greater than the number of lines with definitions. So smaller
    // numbers are tried too.
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

  /// Whether the first `count` lines contain only link definitions.
  private func definesOnly(_ count: Int) -> Bool {
    var text: [UInt8] = []
    for index in 0..<count {
      // `bytes` contains no indentation. Without the spaces added here, a line such as `# Title` would start a new
      // block instead of continuing the definition.
      if index > 0 { text += "    ".utf8 }
      text += bytes[lines[index].start..<lines[index + 1].start]
    }
    return CommonMark.isEmpty(text)
  }

  /// Returns for each line the column in the file where the line's text starts.
  func columns(in text: MappedText) -> [Int32] {
    lines.enumerated().map { index, line in
      let number = firstLine + index
      return Int32(text.origin(line: number, column: line.source - text.lines.start(number) + 1).column)
    }
  }

  /// Whether a range of the text is the text of an autolink such as `<https://example.com>`. An angle bracket precedes
  /// such a text.
  func isAddress(_ words: Range<Int>, in text: MappedText) -> Bool {
    let bracket = location(words.lowerBound - 1, in: text)
    let offset = text.lines.start(bracket.line) + bracket.column - 1
    return offset < text.bytes.count && text.bytes[offset] == "<"
  }

  /// Converts an offset in this text to a position in the `MappedText`. The line and the column are counted from 1.
  func location(_ position: Int, in text: MappedText) -> (line: Int, column: Int) {
    let index = lineIndex(of: position)
    let line = lines[index]
    let offset = line.source + max(0, position - line.start - line.padding)
    return (firstLine + index, offset - text.lines.start(firstLine + index) + 1)
  }

  /// Converts a column that libcmark reported to an offset in this text. Call this method for the inlines in document
  /// order, since the result depends on the line endings in the earlier inlines.
  func position(_ column: Int) -> Int { column - 1 - indentation - shift }

  /// Records that all bytes before a position were processed.
  mutating func pass(_ position: Int) { last = max(last, position - 1) }

  /// Returns the number of bytes to add to the start that libcmark reports for a text node. The number is 0 unless
  /// libcmark reports a wrong start, as some versions do in two cases. If the text is unpaired backticks, the reported
  /// start is after the backticks. If the text is asterisks or underscores after emphasis, the reported start is before
  /// the characters that close the emphasis.
  func correction(of words: [UInt8], at position: Int, followsEmphasis: Bool, in text: MappedText) -> Int {
    guard let mark = words.first,
      mark == "`" || (followsEmphasis && (mark == "*" || mark == "_"))
    else {
      return 0
    }
    let isLong = lines.count > 1
    let source = isLong ? bytes : text.bytes
    let base = isLong ? 0 : lines[0].source
    let start = min(max(0, base + position), source.count)
    if mark != "`" {
      return max(0, source[start...].prefix { $0 == mark }.count - words.prefix { $0 == mark }.count)
    }
    let placed = min(start, base + (last > 0 ? last + 1 : 0))
    return -source[placed..<start].reversed().prefix { $0 == mark }.count
  }

  /// Records that a code span was processed, including its closing backticks. Returns the offset of the first byte
  /// after the code, which is the offset of the closing backticks.
  ///
  /// - Parameters:
  ///   - start: the offset of the first byte after the opening backticks.
  ///   - column: the column of the last byte of the code, as libcmark reports it.
  mutating func passCode(_ start: Int, column: Int, in text: MappedText) -> Int {
    guard lines.count > 1 else {
      let end = position(column) + 1
      pass(
        end + text.bytes[min(max(0, lines[0].source + end), text.bytes.count)...].prefix { $0 == "`" }.count)
      return end
    }
    // If libcmark's columns do not match the text, `start` can be negative.
    let start = max(0, start)
    let ticks = bytes[..<min(start, bytes.count)].reversed().prefix { $0 == "`" }.count
    var run = 0
    var index = start
    while index < bytes.count, run != ticks || bytes[index] == "`" {
      run = bytes[index] == "`" ? run + 1 : 0
      index += 1
    }
    passLines(start - ticks..<index - ticks, uncounted: ticks)
    return index - run
  }

  /// Records that raw HTML was processed.
  mutating func passHTML(_ range: Range<Int>) { passLines(range.dropLast(), uncounted: 1) }

  /// Records that the next line ending was processed. libcmark overlooks a line ending after a backslash, so it then
  /// continues to count columns from the same line as before.
  mutating func passLineBreak(isHard: Bool) {
    let next = lineIndex(of: last) + 1
    guard next < lines.count else { return }
    let line = bytes[lines[next - 1].start..<lines[next].start]
    let isBackslash = isHard && line.last { $0 != "\n" } == "\\"
    last = lines[next].start
    if !isBackslash { shift = -last }
  }

  /// Records that code or raw HTML was processed. It can span several lines. libcmark notices the line feeds in
  /// `range`, so it then counts columns from the line after the last line feed.
  ///
  /// - Parameters:
  ///   - range: the code or raw HTML with its opening marker, but without its closing marker.
  ///   - uncounted: the length of the closing marker in bytes.
  private mutating func passLines(_ range: Range<Int>, uncounted: Int) {
    let range = range.clamped(to: 0..<bytes.count)
    last = range.upperBound + uncounted - 1
    if let newline = bytes[range].lastIndex(of: "\n") {
      shift = range.upperBound - newline - 1 + uncounted - last - 1
    }
  }

  private func lineIndex(of position: Int) -> Int {
    max(0, lines.partitionPoint { $0.start > position } - 1)
  }
}

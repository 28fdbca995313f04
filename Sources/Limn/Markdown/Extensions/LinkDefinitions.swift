/// Finds the lines that define links (`[name]: address`), including those inside block quotes and lists.
struct LinkDefinitions {
  /// The lines with definitions, in order and without indentation and markers. One definition can span several lines.
  private(set) var pieces: [(line: Int, range: Range<Int>)] = []
  private let source: [UInt8]
  private let lines: LineTable

  /// - Parameter hiddenLines: lines that are not parsed as text, such as front matter and footnotes.
  init(source: [UInt8], lines: LineTable, tree: Tree, hiddenLines: [ClosedRange<Int>]) {
    self.source = source
    self.lines = lines
    var isCovered = [Bool](repeating: false, count: lines.count + 2)
    for range in hiddenLines + Self.coveredLines(in: tree) {
      for line in range where line < isCovered.count { isCovered[line] = true }
    }
    var isInside = false
    for line in 1..<max(1, lines.count + 1) {
      guard !isCovered[line], let range = uncontained(line) else {
        isInside = false
        continue
      }
      if source[range.lowerBound] == "[" { isInside = source[range].dropFirst().first != "^" }
      if isInside { pieces.append((line, range)) }
    }
  }

  /// The lines of all link definitions. This text is appended to each text that libcmark parses separately. Otherwise,
  /// links in the separate text could not use the definitions.
  var text: [UInt8] {
    var text: [UInt8] = []
    for piece in pieces {
      if source[piece.range.lowerBound] == "[" { text.append("\n") }
      text += source[piece.range]
      text.append("\n")
    }
    return text
  }

  /// The location of the address in each definition. The list contains only definitions with the label and the address
  /// on the same line.
  var destinations: [Range<Int>] {
    pieces.compactMap { piece in
      let line = source[piece.range]
      guard line.first == "[",
        let end = line.indices.first(where: {
          line[$0] == "]" && $0 + 1 < line.endIndex && line[$0 + 1] == ":"
        })
      else { return nil }
      var address = line[(end + 2)...].drop(while: \.isBlank)
      let isBracketed = address.first == "<"
      if isBracketed { address.removeFirst() }
      address = address.prefix { isBracketed ? $0 != ">" : !$0.isMarkdownSpace }
      return address.isEmpty ? nil : address.startIndex..<address.endIndex
    }
  }

  /// Returns the lines that cannot be link definitions, since they belong to paragraphs, headings, code blocks, HTML
  /// blocks, or tables. Link definitions at the start of a paragraph do not count as lines of the paragraph.
  private static func coveredLines(in tree: Tree) -> [ClosedRange<Int>] {
    tree.nodes.compactMap { node in
      guard node.parent != Node.none else { return nil }
      return switch node.kind {
      case .paragraph: Int(node.line + node.value)...Int(max(node.line + node.value, node.endLine))
      case .heading, .codeBlock, .htmlBlock, .table: Int(node.line)...Int(max(node.line, node.endLine))
      default: nil
      }
    }
  }

  /// The byte range of a line's text, which starts after the indentation, quote markers, and list markers; nil for a
  /// blank line.
  private func uncontained(_ line: Int) -> Range<Int>? {
    var content = source[lines.content(line, in: source)]
    while let first = content.first {
      if first.isBlank || first == ">" {
        content.removeFirst()
      } else if ["-", "*", "+"].contains(first), content.dropFirst().first?.isBlank == true {
        content.removeFirst()
      } else if let rest = content.withoutListNumber {
        content = rest
      } else {
        return content.startIndex..<content.endIndex
      }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The line after the number of a list item, such as `1.`; nil if it does not start with one.
  var withoutListNumber: Self? {
    let rest = drop(while: \.isASCIIDigit)
    guard first?.isASCIIDigit == true, rest.first == "." || rest.first == ")", rest.dropFirst().first?.isBlank == true
    else { return nil }
    return rest.dropFirst()
  }
}

extension ParseState {
  var linkDefinitions: LinkDefinitions {
    LinkDefinitions(source: source, lines: lines, tree: tree, hiddenLines: hiddenLines)
  }

  /// The lines that contain front matter and footnotes.
  var hiddenLines: [ClosedRange<Int>] { skippedLines > 0 ? [1...skippedLines] + footnoteLines : footnoteLines }
}

/// The address in a link definition such as `[name]: address`.
public struct LinkDefinition: Sendable, Hashable {
  public var destination: String
  /// The location of the address.
  public var range: SourceRange
}

extension Document {
  /// The link definitions, in document order. The list contains only definitions with the label and the address on the
  /// same line.
  public var linkDefinitions: [LinkDefinition] {
    guard source.contains("]", ":") else { return [] }
    let (tree, lines) = (tree, lines)
    return LinkDefinitions(source: source, lines: lines, tree: tree, hiddenLines: hiddenLines).destinations.map {
      range in
      LinkDefinition(
        destination: source[range].text,
        range: lines.range(range))
    }
  }
}

/// Loads the files that `@Code` and `@Snippet` directives name, and shows them as code blocks.
extension ParseState {
  mutating func addShownCode() {
    // A tutorial can display several versions of a file under the same name. `earlier` contains, for each name, the
    // lines of the version that the current section displayed last. They are compared with the next version to find the
    // changed lines.
    var earlier: [String: [Substring]] = [:]
    guard !directives.isEmpty else { return }
    for index in tree.indices where tree[index].kind == .directive {
      let directive = directives[Int(tree[index].value)]
      if directive.name == "Section" || directive.arguments["reset"] == "true" { earlier = [:] }
      guard let label = DirectiveKind.named[directive.name]?.fileLabel else { continue }
      guard let written = directive.arguments[label] else {
        report(.sourceMissing, "'@\(directive.name)' names no file; add '\(label):'", directive.range)
        continue
      }
      guard let file = options.codeFile(directive) else {
        report(.sourceMissing, "there is no file '\(written)', so no code is shown", directive.range)
        continue
      }
      let name = directive.arguments["name"] ?? file.path.fileName
      let lines = file.text.lines
      var previous = directive
      previous.arguments["file"] = directive.arguments["previousFile"]
      let before =
        previous.arguments["file"] == nil
        ? earlier[name]
        : options.codeFile(previous)?.text.lines
      let changed = before.map { Self.changes(from: $0, to: lines) } ?? []
      earlier[name] = lines
      add(file, named: directive.name == "Code" ? name : nil, changed: changed, directive, to: index)
    }
  }

  private mutating func add(
    _ file: CodeFile, named name: String?, changed: [ClosedRange<Int>], _ directive: Directive, to parent: Int32
  ) {
    let ending =
      file.path.lastPathName?.split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? "text"
    var info = ["js": "javascript", "txt": "text", "md": "markdown", "py": "python"][ending] ?? ending
    if let name { info += ", title=\"\(name.replacing("\"", with: "'"))\"" }
    if !changed.isEmpty {
      info +=
        ", highlight="
        + changed.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(
          separator: "+")
    }
    let text = file.text.hasSuffix("\n") || file.text.isEmpty ? file.text : file.text + "\n"
    let count = text.utf8.count { $0 == "\n" }
    var node = Node(kind: .codeBlock)
    (node.line, node.column) = (Int32(directive.range.start.line), Int32(directive.range.start.column))
    (node.endLine, node.endColumn) = (Int32(directive.range.end.line), Int32(directive.range.end.column) - 1)
    node.text = tree.store(text.utf8)
    node.title = tree.store(info.utf8)
    let others = tree.children(of: parent)
    addDescription(file.description, at: node, to: parent)
    let block = tree.append(node, to: parent)
    tree.move(others, to: parent)
    var fence = Fence(
      info: info, infoRange: directive.range, text: text, range: directive.range,
      lines: count == 0 || !file.isWhole ? [] : (1...count).map { Fence.Line(number: $0, column: 1) })
    fence.file = file.path
    shownCode[block] = fence
  }

  /// Adds the description of a snippet. Its text is in the code file, so all its nodes have the directive's position.
  private mutating func addDescription(_ text: String, at place: Node, to parent: Int32) {
    let first = tree.nodes.count
    CommonMark.parse(
      MappedText(bytes: text.bytes, lines: LineTable(text.bytes)), into: &tree, under: parent)
    for index in first..<tree.nodes.count {
      (tree.nodes[index].start, tree.nodes[index].end) = (place.start, place.end)
    }
  }

  /// Returns the ranges of line numbers in `new` that are changed or added compared to `old`. Line numbers are counted
  /// from 1. Blank lines are left out.
  static func changes(from old: [Substring], to new: [Substring]) -> [ClosedRange<Int>] {
    let added = new.difference(from: old).insertions.compactMap { change -> Int? in
      if case .insert(let offset, let text, _) = change, !text.isBlank { offset + 1 } else { nil }
    }
    var ranges: [ClosedRange<Int>] = []
    for line in added {
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges
  }
}

import LimnMarkup
import LimnDiagnostics

/// The parts of a documentation comment: the summary, the discussion, and what it says about parameters, the result,
/// and errors.
struct CommentSections {
  /// The first paragraph in one line.
  private(set) var summary = ""
  /// The text after the summary. Callouts such as `- Note:` are quotations, which are rendered as asides.
  private(set) var discussion = ""
  /// The documented parameters, each with the index of its line in the comment.
  private(set) var parameters: [(name: String, text: String, line: Int)] = []
  private(set) var returns: String?
  private(set) var throwsText: String?

  private static let callouts = Set(
    """
    attention author authors bug complexity copyright date experiment important invariant mutatingvariant
    nonmutatingvariant note postcondition precondition remark requires seealso since tip todo version warning
    """.words)

  init(_ comment: String) {
    var lines = comment.lines[...]
    lines = lines.drop { $0.isBlank }
    let first = lines.prefix { !$0.isBlank && !Self.startsBlock($0) }
    summary = first.withSpaces.singleSpaced
    lines = lines.dropFirst(first.count)
    var kept: [Substring] = []
    var fence: Substring?
    while let line = lines.first {
      let trimmed = line.drop { $0 == " " }
      if let mark = ["```", "~~~"].first(where: trimmed.hasPrefix) {
        fence = fence == nil ? trimmed.prefix { $0 == mark.first } : trimmed.hasPrefix(fence!) ? nil : fence
      }
      if fence == nil, line == "## Topics" {
        // The page lists its members in this order.
        lines = lines.dropFirst().drop { !$0.hasPrefix("## ") }
        continue
      }
      guard fence == nil, let item = Self.item(line), let label = Self.label(item.text) else {
        kept.append(line)
        lines = lines.dropFirst()
        continue
      }
      let body = Self.body(of: lines)
      if !add(label, [label.rest] + body.map { Self.outdented($0, by: item.indent) }, at: lines.startIndex, to: &kept) {
        kept.append(line)
        lines = lines.dropFirst()
        continue
      }
      lines = lines.dropFirst(1 + body.count)
    }
    discussion = Self.joined(kept)
  }

  private typealias Label = (name: String, argument: String?, rest: Substring)

  /// Adds the list item to the section that its label names. Returns false if the label is not one of a section.
  private mutating func add(_ label: Label, _ lines: [Substring], at start: Int, to kept: inout [Substring]) -> Bool {
    switch (label.name, label.argument) {
    case ("parameter", let name?): parameters.append((name, Self.joined(lines), start))
    case ("parameters", nil):
      var rest = lines.dropFirst()[...]
      while let line = rest.first {
        let index = start + rest.startIndex
        rest = rest.dropFirst()
        guard let item = Self.item(line), let colon = item.text.firstIndex(of: ":") else { continue }
        let body = Self.body(of: [line] + rest)
        let first = item.text[item.text.index(after: colon)...].drop { $0 == " " }
        parameters.append(
          (
            item.text[..<colon].trimmingBackticks,
            Self.joined([first] + body.map { Self.outdented($0, by: item.indent) }), index
          ))
        rest = rest.dropFirst(body.count)
      }
    case ("returns", nil), ("return", nil): returns = Self.joined(lines)
    case ("throws", nil): throwsText = Self.joined(lines)
    case (let name, nil) where Self.callouts.contains(name):
      let head = Self.title(of: name) + ": "
      kept += [""] + ([head[...] + (lines.first ?? "")] + lines.dropFirst()).map { "> " + $0 } + [""]
    default: return false
    }
    return true
  }

  private static func title(of name: String) -> String {
    [
      "seealso": "See also", "todo": "To do", "mutatingvariant": "Mutating variant",
      "nonmutatingvariant": "Nonmutating variant",
    ][name] ?? name.capitalizedFirst
  }

  /// A list item: its text, and the column at which the text starts.
  private static func item(_ line: Substring) -> (indent: Int, text: Substring)? {
    let rest = line.dropFirst(line.prefix { $0 == " " }.count)
    guard let mark = rest.first, "-*+".contains(mark), rest.dropFirst().first == " " else { return nil }
    let text = rest.dropFirst().drop { $0 == " " }
    return (line.count - text.count, text)
  }

  /// The label of a list item, such as `Parameter x` in `- Parameter x: The value.`
  private static func label(_ text: Substring) -> Label? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let words = text[..<colon].split(separator: " ")
    guard let first = words.first, words.count < 3, first.allSatisfy(\.isLetter) else { return nil }
    let rest = text[text.index(after: colon)...].drop { $0 == " " }
    return (first.lowercased(), words.dropFirst().first?.trimmingBackticks, rest)
  }

  /// The lines after the first line of a list item that belong to the item.
  private static func body(of lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let start = (lines.first ?? "").prefix { $0 == " " }.count
    var count = 0
    var isAfterBlank = false
    for line in lines.dropFirst() {
      let isBlank = line.isBlank
      let depth = line.prefix { $0 == " " }.count
      if !isBlank, depth <= start, isAfterBlank || startsBlock(line) { break }
      isAfterBlank = isBlank
      count += 1
    }
    return lines.dropFirst().prefix(count)
  }

  private static func outdented(_ line: Substring, by indent: Int) -> Substring {
    line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
  }

  /// Whether a line ends a paragraph without a blank line: a list item, a fence, a heading, or a quotation.
  private static func startsBlock(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    if item(line) != nil || text.hasPrefix("```") || text.hasPrefix("~~~") || text.hasPrefix(">") { return true }
    if text.hasPrefix("#"), text.drop(while: { $0 == "#" }).first == " " { return true }
    return text.hasPrefix("1. ") || text.hasPrefix("1) ")
  }

  private static func joined(_ lines: some Collection<Substring>) -> String {
    let from = lines.drop { $0.isBlank }
    return String(from.withLineFeeds.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The titles of the sections after the summary, and their text in Markdown.
  private var sections: [(title: String, text: String)] {
    let items = parameters.map { "- `\($0.name)`: \($0.text.replacing("\n", with: "\n  "))" }.withLineFeeds
    return [("Parameters", items), ("Return value", returns ?? ""), ("Throws", throwsText ?? "")]
      .filter { !$0.1.isEmpty }
  }

  /// The sections after the summary as Markdown. `title` makes the heading of a section from its title.
  func markdown(_ title: (String) -> String) -> String {
    sections.map { title($0.title) + "\n\n" + $0.text }.joined(separator: "\n\n")
  }

  /// What the comment has after the summary, in words.
  var contents: String {
    (sections.map(\.title) + (discussion.isEmpty ? [] : ["Discussion"])).listed.lowercased().capitalizedFirst
  }
}

extension Substring {
  fileprivate var trimmingBackticks: String { filter { $0 != "`" }[...].trimmed }
}

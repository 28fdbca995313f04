@testable import LimnMarkdown
import Testing

@Suite("Places")
struct PlaceTests {
  private static let pieces = [
    "# ", "- ", "1. ", "> ", "\n", "\n", "\n\n", "\r\n", "  ", "\t", "| a | b |\n|---|:-:|\n", "| c", "[^1]", "[^1]: ",
    "\n\n[a]: /b\n",
    "[a]", "[b](c)",
    "[*d* e](<f> \"t\")", "~~", "~", "`x\ny`", "``T``", "\n> Note: ", "\n- [ ] ", "www.a.b", "http://c.d/e)", "m@n.op",
    "<doc:A>", "_",
    "\\*", "é",
    "word ", "word\n", "\n===\n", "![i](j)", "<b>", "<i\nx=\"y\">", "|", "[![k](l)](m)",
  ]

  /// Pieces from which the tests compose Markdown texts. Some pieces produce nested containers, such as a list in a
  /// quote. Some pieces contain tabs, or line endings that libcmark does not count as the end of a line. Some pieces
  /// produce two nested containers of which the next line ends only the inner container.
  private static let oddPieces =
    pieces + [
      "\n>", ">\t", "   > ", "\n > ", "\n  > ", "\n    ", "\n\t", "\n \t", "\t\t", "-\t", "- - ", "> - ", "- > ",
      "+ 10) ", "10)\t",
      "*     ", "-\n  ",
      "\n   word", "\\\n", "  \n", "\r", "*x\ny*", "**", "``x `\ny``", "[x\n  y](\n z\n 'u\n v')", "![x\n\ty][\nz]",
      "\n[z]:\n/u\n 'v\nw'\n", "\n[z]: /u\n[y]: /v\n",
      "<http://e.f>", "&amp;", "&nbsp;", "\n    [^2]: x\n\n        y\n", "[^2]:\t",
      "\n| x | [v](w) |\n|--|--|\n| ``U`` | [y](\n",
      "|\n-|\n", "```\n", "<!-- x\n -->",
      "# [n](o) #\n", "\n---\n",
    ]

  @Test("of links, images and symbols are where they are written, in whatever text", arguments: 0..<20)
  func random(seed: Int) { check(Self.pieces, count: 2..<16, seed) }

  @Test(
    "of links, images and symbols are where they are written, in unusual containers inside each other",
    arguments: 0..<40)
  func randomContainers(seed: Int) { check(Self.oddPieces, count: 2..<24, seed) }

  private func check(_ pieces: [String], count: Range<Int>, _ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let count = Int.random(in: count, using: &random)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let file = Lines(text)
      for link in Document(parsing: text, path: "a.md").links {
        let written = file.text(link.range)
        #expect(
          isPlausible(written, link),
          "\(text.debugDescription): \(link.kind) \(link.destination) at \(link.range.text) is '\(written ?? "")'")
      }
    }
  }

  @Test("of a link over lines, of what follows it, and behind a backslash at the end of a line")
  func links() {
    let text = """
      A long line before [the
      link](a) [b](b
      "title") ``C`` and
      > not a quote [d](d) \\
      [e][
      r] ![f
      ](f) [g](g)

      > - a [h
      >   i](h 't
      >   u') [j](j)\\
      >   [k](k)

      [r]: /e
      """
    let file = Lines(text)
    let document = Document(parsing: text, path: "a.md")
    #expect(
      document.links.map { file.text($0.range) ?? "" } == [
        "[the\nlink](a)", "[b](b\n\"title\")", "``C``", "[d](d)", "[e][\nr]", "![f\n](f)", "[g](g)",
        "[h\n>   i](h 't\n>   u')", "[j](j)",
        "[k](k)",
      ])
  }

  @Test("in an underlined heading of several lines are the same for all line endings", arguments: ["\n", "\r", "\r\n"])
  func underlinedHeading(end: String) {
    for first in ["#######", "#1", "word", "a \\"] {
      let text = [first, "``T`` `c` [b](c)", "-"].joined(separator: end)
      let file = Lines(text)
      #expect(
        Document(parsing: text, path: "a.md").links.map { file.text($0.range) } == ["``T``", "[b](c)"],
        "\(text.debugDescription)")
    }
  }

  @Test(
    "of empty headings at the end of a text do not end before they start",
    arguments: ["#", " #", "  ##", "- #", "> #", "- > ###"])
  func emptyHeading(text: String) throws {
    let range = try #require(Document(parsing: text, path: "a.md").headings.first).range
    #expect(range.start.line == 1 && range.end.line == 1 && range.start.column <= range.end.column, "\(range.text)")
    #expect(range.end.column <= text.count + 1)
  }

  private func isPlausible(_ written: String?, _ link: LinkReference) -> Bool {
    guard let written, let first = written.first, let last = written.last else { return false }
    switch link.kind {
    case .link: return first == "[" && (last == "]" || last == ")")
    case .image: return written.hasPrefix("![") && (last == "]" || last == ")")
    case .symbol:
      return written == "``\(link.destination)``"
        || (written.contains(where: \.isNewline) && written.hasPrefix("``") && written.hasSuffix("``"))
    case .article: return written == "<\(link.destination)>"
    case .address:
      let plain = written.replacing("\\*", with: "*").replacing("&amp;", with: "&").replacing("&nbsp;", with: "\u{A0}")
      return plain == link.text || plain == "<\(link.text)>"
    }
  }
}

/// A generator that returns the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Reads parts of a text by their source ranges.
struct Lines {
  private let bytes: [UInt8]
  private var starts = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    for (offset, byte) in bytes.enumerated()
    where byte == 10 || (byte == 13 && (offset + 1 == bytes.count || bytes[offset + 1] != 10)) {
      starts.append(offset + 1)
    }
  }

  func text(_ range: SourceRange) -> String? {
    guard let start = offset(range.start), let end = offset(range.end), start < end, end <= bytes.count else {
      return nil
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func offset(_ place: SourcePosition) -> Int? {
    place.line >= 1 && place.line <= starts.count ? starts[place.line - 1] + place.column - 1 : nil
  }
}

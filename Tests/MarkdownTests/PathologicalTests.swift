import Foundation
@testable import LimnMarkdown
import Testing

/// Texts for which a naive Markdown parser takes quadratic time or memory.
@Suite("Pathological texts")
struct PathologicalTests {
  /// A text whose length is proportional to a number.
  struct Text: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable (Int) -> String

    init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
      testDescription = name
      self.make = make
    }

    /// A text that repeats a piece.
    init(_ piece: String, before: String = "", after: String = "") {
      self.init(before + piece + piece + after) { before + String(repeating: piece, count: $0) + after }
    }
  }

  static let texts: [Text] = [
    // Emphasis, links, and brackets that are unmatched or mismatched
    Text("nested emphasis") { String(repeating: "*a **a ", count: $0) + "b" + String(repeating: " a** a*", count: $0) },
    Text("a_ "), Text("_a "), Text("a** "), Text("**a "), Text("*a_ "), Text("c* ", before: "a**b"), Text("[ a_"),
    Text("**x [a*b**c*](d)"),
    Text("a]"), Text("[a"), Text("![a"), Text("[ (]("), Text("![[]()"), Text("[a](<b"), Text("[a](b"),
    Text("[a](b \"c"), Text("]("),
    Text("nested brackets") { String(repeating: "[", count: $0) + "a" + String(repeating: "]", count: $0) },
    Text("[a][b]"), Text("[a]: b\n"), Text("[a\\"), Text("\\["),
    // Code, references, and raw HTML
    Text("backticks of growing number") {
      (1...max(1, Int(Double($0).squareRoot()))).map { "e" + String(repeating: "`", count: $0) }.joined()
    },
    Text("`"), Text("`a``"), Text("``a"), Text("&"), Text("&amp"), Text("&#x41;"), Text("&#;"), Text("<a "),
    Text("<a b='"), Text("</"),
    Text("<!--", before: "</"), Text("<!-- a "), Text("a <!--"), Text("a <?"), Text("a <!A "), Text("a <![CDATA["),
    Text("<b@"),
    // Blocks
    Text("> "), Text("> > a\n"), Text("- ", after: "a"), Text("1. ", after: "a"), Text("> - "), Text("* a\n"),
    Text("- a\n\n"),
    Text("# a\n"),
    Text("a\n===\n"), Text("```\n~~~\n"), Text("``` a\n"), Text("    a\n"), Text("\n"), Text("\t"), Text("a  \n"),
    Text("> a\n>\n"),
    Text("deep lists") { number in
      (0..<Int(Double(number).squareRoot())).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    },
    Text("blank lines in deep lists") { number in
      String(repeating: "- ", count: 40) + "a" + String(repeating: "\n", count: number)
    },
    // Extensions of Limn and GitHub
    Text("~~a "), Text("~"), Text("~~"), Text("~a~~ "), Text("www."), Text("www.a.b "), Text("http://"),
    Text("http://a.b/("), Text("a@"),
    Text("a@b.c "), Text("a.", before: "x@"), Text("- [ ] a\n"), Text("[^a]"), Text("[^a]: b\n"),
    Text("[^a", before: "[^a]: b\n\n"),
    Text("different footnotes") {
      (0..<$0).map { "[^\($0)]" }.joined() + "\n\n" + (0..<$0).map { "[^\($0)]: a\n" }.joined()
    },
    Text("different definitions") {
      (0..<$0).map { "[a\($0)] " }.joined() + "\n\n" + (0..<$0).map { "[a\($0)]: b\n" }.joined()
    },
    Text("a row with many cells") {
      String(repeating: "a|", count: $0) + "\n" + String(repeating: "-|", count: $0) + "\n"
    },
    Text("| a | b |\n", before: "| a | b |\n|---|---|\n"), Text("a\n", before: "a|b\n-|-\n"), Text("|"),
    Text("\\|", before: "a|b\n-|-\n"),
    Text("> [!NOTE]\n"), Text("> Note: a\n\n"), Text("- Note: a\n"), Text("<!-- tabs -->\n"),
    Text("<!-- tabs -->\n\n<!-- /tabs -->\n\n"),
    Text("<!-- swift: run -->\n"), Text("<doc:"), Text("<doc:a>"), Text("@A {\n"), Text("@A(b: \"c\") {\n}\n"),
    Text("```swift,run\n1\n```\n"),
    Text("---\n"), Text("a: b\n", before: "---\n"), Text("<h2 id=a>\n"),
  ]

  @Test("Eight times the text takes about eight times the time and the HTML", arguments: texts)
  func isLinear(text: Text) {
    let (short, long) = (Array(text.make(400).utf8), Array(text.make(3200).utf8))
    var small = measure(short)
    for _ in 0..<2 { small.seconds = min(small.seconds, measure(short).seconds) }
    // The large text is 8 times as long as the small text. Quadratic time would give a ratio of 64. A very short time
    // consists mostly of overhead, so the ratio is computed with a minimum time for the small text.
    let limit = 28 * max(small.seconds, 0.0005)
    // A time can be too long by chance, but not too short.
    var large = measure(long)
    for _ in 0..<2 where large.seconds >= limit { large = measure(long) }
    #expect(large.seconds < limit, "\(small.seconds) s, \(large.seconds) s")
    #expect(large.size < 28 * max(small.size, 512), "\(small.size) and \(large.size) bytes of HTML")
  }

  /// The time of this thread to read and render a text, and the size of the HTML.
  private func measure(_ bytes: [UInt8]) -> (seconds: Double, size: Int) {
    let start = Self.threadTime
    let document = Document(parsing: bytes, path: "a.md")
    let size = HTMLRenderer(document).render().count
    _ = (document.links.count, document.headings.count, document.fences.count, document.linkDefinitions.count)
    for block in document.blocks { _ = block.plainText }
    return (Self.threadTime - start, size)
  }

  /// The processor time of this thread, which other programs hardly influence.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

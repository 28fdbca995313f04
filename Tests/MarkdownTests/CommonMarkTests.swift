import Foundation
import LimnMarkdown
import Testing

@Suite("CommonMark")
struct CommonMarkTests {
  @Test("every example of the specification renders exactly like the cmark program")
  func specification() throws {
    let examples = try Specification.require("commonmark.txt").examples
    var same = 0
    for example in examples {
      let ours = CommonMark.html(Array(example.markdown.utf8))
      let theirs = try cmark(example.markdown)
      #expect(ours == theirs, "example \(example.number)")
      if ours == theirs { same += 1 }
    }
    print("CommonMark specification: \(same) of \(examples.count) examples equal cmark's output")
    #expect(examples.count >= 649)
  }

  /// Syntax of Limn's extensions, and the effect of each. If an example of CommonMark contains this syntax, Limn's HTML
  /// may differ from CommonMark's HTML.
  private static let extended: [String: String] = [
    "<!--": "a block with a single comment is omitted",
    "http://": "a bare address is a link", "https://": "a bare address is a link", "@": "a bare address is a link",
    "``": "a name between double backticks is a symbol",
  ]

  @Test("the extended renderer agrees on all examples without extensions")
  func extended() throws {
    let examples = try Specification.require("commonmark.txt").examples
    var same = 0
    for example in examples {
      let document = Document(
        parsing: example.markdown, path: "example.md", options: ParsingOptions(frontMatter: false))
      let html = HTMLRenderer(document, options: RenderOptions(headingAnchors: false)).render()
      let theirs = CommonMark.html(Array(example.markdown.utf8))
      if withoutSlashes(html) == withoutSlashes(theirs) { same += 1; continue }
      let reason = Self.extended.first { example.markdown.contains($0.key) }
      #expect(
        reason != nil, "example \(example.number): \(example.markdown)\n--\n\(String(decoding: html, as: UTF8.self))")
    }
    print("Extended renderer: \(same) of \(examples.count) CommonMark examples render the same")
    #expect(same >= 600)
  }

  @Test(
    "text that could be an extension but is not is unchanged",
    arguments: ["", "\n", "\u{FEFF}# A", "\r\n\r\n", "a\rb", "\t", "[", "`"])
  func odd(text: String) throws {
    #expect(CommonMark.html(Array(text.utf8)) == (try cmark(text)))
    _ = HTMLRenderer(Document(parsing: text, path: "a.md")).render()
  }

  /// Removes the slash of elements such as `<br />`, for comparing HTML. libcmark writes the slash, but HTML does not
  /// need it.
  private func withoutSlashes(_ html: [UInt8]) -> String {
    String(decoding: html, as: UTF8.self).replacingOccurrences(of: " />", with: ">")
  }

  private func cmark(_ markdown: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["cmark", "--unsafe"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(markdown.utf8))
    try input.fileHandleForWriting.close()
    let html = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the program cmark is needed: install the package cmark")
    return [UInt8](html)
  }
}

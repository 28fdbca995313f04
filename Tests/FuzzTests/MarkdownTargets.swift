import LimnConfiguration

@testable import LimnMarkdown

func fuzzMarkdown(_ bytes: [UInt8]) {
  let document = Document(parsing: bytes, path: "a.md")
  let renderer = HTMLRenderer(document)
  let whole = renderer.render()
  // Each byte of the text can produce at most a few hundred bytes of HTML, such as a character reference or a tag.
  precondition(
    whole.count <= 4096 + bytes.count * 512, "the HTML is out of proportion: \(whole.count) bytes from \(bytes.count)")
  _ = document.linkDefinitions
  for block in document.blocks { _ = (block.isParagraph, block.inlines.map(\.plainText), block.children.count) }
  let lineCount = bytes.count { $0 == 10 || $0 == 13 } + 1
  for range in document.fences.map(\.range) + document.headings.map(\.range) + document.links.map(\.range) {
    precondition(
      range.start.line >= 1 && range.start.column >= 1 && range.end.line <= lineCount,
      "a range lies outside of the file")
    precondition(
      (range.start.line, range.start.column) <= (range.end.line, range.end.column),
      "a range ends before it starts: \(range)")
  }
  for comment in DocComment.all(in: bytes) { _ = comment.document(path: "a.swift") }
}

/// Checks that Limn's HTML has the same letters and digits as libcmark's HTML. Texts that may use extensions of
/// Markdown are skipped.
func fuzzDifferential(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let extensions = ["[^", "[ ]", "[x]", "[X]", "<!--", "[!", "|", "~", "---", "``", "<doc:", ":", "<", "&"]
  guard !extensions.contains(where: text.contains), !text.hasPrefix("\u{FEFF}") else { return }
  var options = RenderOptions()
  options.headingAnchors = false
  let ours = letters(
    of: HTMLRenderer(Document(parsing: text, path: "a.md"), options: options).render())
  let reference = letters(of: CommonMark.html(Array(text.utf8)))
  precondition(ours == reference, "the text differs from libcmark's")
}

/// The ASCII letters and digits outside of tags.
private func letters(of html: [UInt8]) -> [UInt8] {
  var found: [UInt8] = []
  var isTag = false
  var isReference = false
  for byte in html {
    switch byte {
    case UInt8(ascii: "<"): isTag = true
    case UInt8(ascii: ">") where isTag: isTag = false
    case UInt8(ascii: "&") where !isTag: isReference = true
    case UInt8(ascii: ";") where isReference: isReference = false
    case _ where isTag || isReference: break
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      found.append(byte)
    default: break
    }
  }
  return found
}

/// Highlights the bytes as code. The first byte selects the language of the code.
func fuzzHighlighter(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let languages = ["swift", "sh", "json", "yaml", "diff", "html", "text"]
  let code = Array(bytes.dropFirst())
  let language = languages[Int(first) % languages.count]
  let tokens = Highlighter.tokens(in: code, language: language)
  var end = 0
  for token in tokens {
    precondition(
      token.start >= end && token.end >= token.start && token.end <= code.count, "tokens overlap or leave the text")
    end = token.end
  }
}

func fuzzFrontMatter(_ bytes: [UInt8]) {
  _ = FrontMatter.parse(String(decoding: bytes, as: UTF8.self), path: "a.md", lineOffset: 1)
  _ = Document(parsing: Array("---\n".utf8) + bytes + Array("\n---\n\ntext\n".utf8), path: "a.md")
}

func fuzzSettings(_ bytes: [UInt8]) {
  let (settings, _) = Settings.parse(String(decoding: bytes, as: UTF8.self), path: "limn.yml")
  for glob in settings.include + settings.exclude + settings.snippets.checked { _ = glob.matches("Guides/a.md") }
}

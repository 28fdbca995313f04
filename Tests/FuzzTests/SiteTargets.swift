import Foundation
import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import LimnSearch

@testable import LimnPages
@testable import LimnSnippets
@testable import LimnToolchain

func fuzzInfoStrings(_ bytes: [UInt8]) {
  let line = String(decoding: bytes.map { $0 == 10 || $0 == 13 ? 32 : $0 }, as: UTF8.self)
  let document = Document(
    parsing: "<!-- swift: \(line) -->\n```swift\(line)\nlet a = 1\n```\n\n~~~ \(line)\nlet b = 2\n~~~\n", path: "a.md")
  for fence in document.fences { _ = AttributeParser.parse(fence, path: "a.md") }
}

/// The standard theme. All inputs share it, since reading the theme takes longer than creating the pages of one input.
private let theme: Theme = {
  do { return try Theme(standard: Theme.standardFolder()) } catch { fatalError("\(error)") }
}()

/// Creates everything that depends on an article: links, the page, the Markdown alternate, and the search index.
func fuzzAlternate(_ bytes: [UInt8]) {
  let other = Array("# Other\n\n## Part\n\n[back](a.md)\n".utf8)
  let articles = [("a.md", bytes), ("Folder/b c.md", other)].map { path, source in
    Article(path: path, document: Document(parsing: source, path: "Content/" + path), source: source)
  }
  var input = SiteInput(identity: SiteIdentity(title: "Site"), theme: theme, articles: articles)
  input.jobs = 1
  _ = try? SiteBuilder(input).build { _ in }
}

func fuzzSearch(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let sections = [SearchSection(title: "A", text: text), SearchSection(title: text, anchor: "b", summary: text)]
  let files = SearchIndex([SearchPage(title: String(text.prefix(12)), url: "a.html", kind: 0, sections: sections)])
    .files
  precondition(files.reduce(0) { $0 + $1.bytes.count } <= 4096 + bytes.count * 64, "the index is out of proportion")
}

/// Reads the bytes as a file that an earlier run, another machine, or the compiler may have written. The first byte
/// selects the kind of file.
func fuzzCache(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let body = Array(bytes.dropFirst())
  switch first % 5 {
  case 0: _ = SerializedDiagnostics(body)?.diagnostics
  case 1: _ = try? SymbolGraph(module: "A", files: [body])
  case 2: _ = try? CatalogIndex.read(body, path: "index.json")
  default: _ = Baseline.read(body, path: "baseline.json")
  }
}

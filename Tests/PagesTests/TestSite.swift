@testable import LimnCatalog
import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPlatform
import Synchronization

@testable import LimnPages

extension StaticFile {
  /// A file of the content folder with the given bytes.
  init(_ address: PageAddress, _ bytes: [UInt8], isRequested: Bool = true) {
    // A file in memory can always be read.
    do { try self.init(address, isRequested: isRequested) { bytes } } catch { preconditionFailure("\(error)") }
  }
}

/// A site that is built in memory from the given texts.
struct TestSite {
  var files: [String: [UInt8]] = [:]
  var output: SiteOutput

  /// The built-in theme, which all tests share.
  static let theme = Result { try Theme(standard: Theme.standardFolder()) }

  /// - Parameter content: the texts in the content folder, by path. Files that do not end in `.md` are copied.
  ///   The text `x` stands for a picture.
  init(_ content: [String: String], prepare: (inout SiteInput) -> Void = { _ in }) throws {
    var input = SiteInput(
      identity: SiteIdentity(title: "Pond"), theme: try Self.theme.get(),
      articles: Self.articles(content))
    input.content.staticFiles = content.filter { !$0.key.hasSuffix(".md") }.map {
      StaticFile(PageAddress($0.key), $0.value == "x" ? gif : Array($0.value.utf8))
    }
    prepare(&input)
    try self.init(input)
  }

  init(_ input: SiteInput) throws {
    let made = Mutex<[String: [UInt8]]>([:])
    output = try SiteBuilder(input).build { file in made.withLock { $0[file.address.path] = file.bytes } }
    files = made.withLock { $0 }
  }

  static func articles(_ content: [String: String]) -> [Article] {
    content.filter { $0.key.hasSuffix(".md") }.map { path, text in
      Article(path: path, document: Document(parsing: text, path: "Content/" + path), source: Array(text.utf8))
    }
  }

  /// The text of a file; empty if the file does not exist.
  subscript(path: String) -> String { files[path].map { String(decoding: $0, as: UTF8.self) } ?? "" }

  var pages: [(path: String, html: String)] {
    files.keys.filter { $0.hasSuffix(".html") }.sorted().map { ($0, self[$0]) }
  }

  /// Each diagnostic as `path:line:column id message`.
  var problems: [String] {
    output.diagnostics.map { "\($0.location.map { $0.description + " " } ?? "")\($0.id) \($0.message)" }
  }

  /// The destinations of the links in a page's text, in order. Anchors of headings are left out.
  func links(on path: String) -> [String] {
    let html = self[path]
    guard let start = html.range(of: "<main"),
      let end = html.range(of: "<p class=\"about\"") ?? html.range(of: "</main>")
    else {
      return []
    }
    return html[start.upperBound..<end.lowerBound].matches(of: #/<a (?:class="symbol" )?href="([^"]*)"/#).map {
      String($0.1)
    }
  }
}

/// The start of a GIF file, which is enough for a picture in a test.
let gif = Array("GIF89a".utf8)

extension SymbolLinks {
  /// The links to views, each given by its module and its name. The symbol of `Pond` is `s:4Pond`.
  init(views: [String]) {
    let entities = views.map { path in
      let names = path.split(separator: "/").map(String.init)
      var view = Entity(id: "view/" + path, kind: .view, name: names[1], module: names[0])
      view.declaration = Declaration(
        keyword: "struct", access: "public", text: "struct \(names[1])", usr: "s:\(names[1].count)\(names[1])")
      return view
    }
    self.init(CatalogIndex(package: "App", entities: Dictionary(uniqueKeysWithValues: entities.map { ($0.id, $0) })))
  }
}

import Foundation
import SemanticTree
import Testing

/// The documents on the three architectures contain snippets that do not compile. Each such snippet is in a separate
/// file, with comments that state the expected errors. Each file is compiled together with `Context.swift` in the same
/// folder.
@Suite struct BrokenSnippetTests {
  @Test("A snippet that is broken as printed fails as it says", arguments: SnippetFile.all)
  func aSnippetThatIsBrokenAsPrintedFailsAs(snippet: SnippetFile) throws {
    let complaint = try Compiler().verify(snippet.file, with: snippet.context)
    #expect(complaint == "", "\(snippet) does not fail as its comments say")
  }

  @Test("Every document has snippets") func everyDocumentHasSnippets() {
    #expect(Set(SnippetFile.all.map(\.document)) == ["LUCA", "Puddles", "ViewContract"])
  }
}

struct SnippetFile: Sendable, CustomStringConvertible {
  let file: URL

  var document: String { file.deletingLastPathComponent().lastPathComponent }
  var context: URL { file.deletingLastPathComponent().appending(path: "Context.swift") }
  var description: String { "\(document)/\(file.lastPathComponent)" }

  static let all: [SnippetFile] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appending(path: "Fixtures/ArticleTests")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Context.swift" }
      .sorted { $0.path < $1.path }.map(SnippetFile.init)
  }()
}

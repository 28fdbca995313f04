import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnPlatform
@testable import LimnSnippets
import Testing

/// Tests deliberate mistakes. Each test is a page with the diagnostics exactly as Limn prints them.
/// `LIMN_REWRITE_GOLDEN=1` updates the diagnostics.
@Suite("Mistakes")
struct MistakeTests {
  static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    + "/Fixtures/Snippets/Mistakes"
  static let names = ((try? FileSystem.local.list(folder)) ?? []).filter { $0.hasSuffix(".md") }.map {
    String($0.dropLast(3))
  }
  static let rewrites = ProcessInfo.processInfo.environment["LIMN_REWRITE_GOLDEN"] == "1"

  @Test("A mistake is reported as it should be", arguments: names)
  func mistake(name: String) throws {
    let page = String(decoding: try FileSystem.local.read("\(Self.folder)/\(name).md"), as: UTF8.self)
    var checking = Checking(files: [
      "Sources/App.swift": "// snippet.start\nfunc start() { print(\"run\") }\n// snippet.end\n"
    ])
    checking.context.options.scope.timeLimit = .seconds(1)
    checking.context.moduleNames = ["Foundation"]
    let text = try told(checking, page)
    let expected = "\(Self.folder)/\(name).txt"
    if Self.rewrites { try FileSystem.local.write(expected, Array(text.utf8)) }
    #expect(text == String(decoding: try FileSystem.local.read(expected), as: UTF8.self))
    #expect(!text.contains(checking.context.root), "a temporary path shows")
    checking.context.options.merges = false
    #expect(try told(checking, page) == text, "the report differs without merging")
  }

  @Test("Every expected text belongs to a page")
  func unused() throws {
    let texts = try FileSystem.local.list(Self.folder).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    #expect(Set(texts) == Set(Self.names))
    #expect(Self.names.count >= 20)
  }

  private func told(_ checking: Checking, _ page: String) throws -> String {
    let report = try checking.report(["page.md": page])
    let printer = HumanPrinter(source: SourceText { $0 == "page.md" ? Array(page.utf8) : nil })
    return printer.text(CheckReport(diagnostics: report.diagnostics))
  }
}

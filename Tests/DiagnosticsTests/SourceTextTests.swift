@testable import LimnDiagnostics
import Synchronization
import Testing

@Suite struct SourceTextTests {
  private let files = ["a.md": "first\r\nsecond\n", "b.md": "", "c.md": "no line ending"].mapValues { Array($0.utf8) }

  @Test("A line is returned without its line ending") func aLineIsReturnedWithoutItsLineEnding() {
    let source = SourceText { [files] in files[$0] }
    #expect((0...4).map { source.line($0, of: "a.md") } == [nil, "first", "second", "", nil])
    #expect((1...2).map { source.line($0, of: "b.md") } == ["", nil])
    #expect(source.line(1, of: "c.md") == "no line ending")
    #expect(source.line(1, of: "d.md") == nil)
  }

  @Test("A file is read once for diagnostics that follow each other") func aFileIsReadOnce() {
    let reads = Mutex<[String]>([])
    let source = SourceText { [files] path in
      reads.withLock { $0.append(path) }
      return files[path]
    }
    for path in ["a.md", "a.md", "d.md", "d.md", "c.md", "a.md"] { _ = source.line(1, of: path) }
    #expect(reads.withLock { $0 } == ["a.md", "d.md", "c.md", "a.md"])
  }
}

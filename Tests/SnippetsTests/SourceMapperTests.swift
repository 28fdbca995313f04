@testable import LimnSnippets
@testable import LimnToolchain
import Testing

@Suite struct SourceMapperTests {
  private let mapper = SourceMapper(file: "a.swift", text: Array("let a = Card()\n".utf8))

  private func diagnostic(_ message: String, notes: [(String, String)]) -> CompilerDiagnostic {
    let place = CompilerDiagnostic.Position(file: "a.swift", line: 1, column: 9)
    let end = CompilerDiagnostic.Position(file: "a.swift", line: 1, column: 13)
    var result = CompilerDiagnostic(severity: .error, name: "cannot_find_in_scope", message: message, position: place)
    result.fixes = [.init(range: .init(start: place, end: end), text: "other")]
    result.notes = notes.map { text, file in
      CompilerDiagnostic(
        severity: .note, name: "", message: text, position: .init(file: file, line: 1, column: 1))
    }
    return result
  }

  @Test("A name of the C library is not suggested for an unknown name") func namesOfC() throws {
    let corrected = diagnostic(
      "cannot find 'Card' in scope; did you mean 'rand'?", notes: [("'rand' declared here", "/usr/include/stdlib.h")])
    let placed = try #require(mapper.place(corrected))
    #expect(placed.message == "cannot find 'Card' in scope" && placed.fixes.isEmpty && placed.notes.isEmpty)
    let several = diagnostic(
      "cannot find 'Card' in scope", notes: [("did you mean 'hostent'?", "/usr/include/netdb.h"), ("own", "a.swift")])
    #expect(mapper.place(several)?.notes.map(\.message) == ["own"])
    let notes = [("'card' declared here", "a.swift")]
    let own = diagnostic("cannot find 'Card' in scope; did you mean 'card'?", notes: notes)
    #expect(mapper.place(own)?.message == own.message && mapper.place(own)?.fixes.count == 1)
  }
}

import LimnDiagnostics
import Foundation
import LimnPlatform
import Testing
import LimnToolchain

@Suite("The compiler's own diagnostics")
struct SerializedDiagnosticsTests {
  private func diagnostics(of source: String) throws -> (bytes: [UInt8], path: String) {
    let folder = FileManager.default.temporaryDirectory.path + "/limn-tests-\(UUID().uuidString.prefix(8))"
    let path = folder + "/a.swift"
    try FileSystem.local.write(path, Array(source.utf8))
    let frontend = SwiftFrontend(
      toolchain: try Toolchain.discover(), stage: .check, sources: [path], moduleName: "A", scratch: folder, label: "a")
    _ = try frontend.run(processes: .local, files: .local)
    return (try FileSystem.local.read(folder + "/a.dia"), path)
  }

  @Test("Names, places, ranges, notes and fixes are read")
  func read() throws {
    let (bytes, path) = try diagnostics(of: "let text: String? = nil\nfunc f() { print(text.count) }\n")
    let found = try #require(SerializedDiagnostics(bytes)).diagnostics
    #expect(found.count == 1)
    let error = try #require(found.first)
    #expect(error.severity == .error)
    #expect(error.name == "optional_base_not_unwrapped")
    #expect(error.message.hasPrefix("value of optional type 'String?' must be unwrapped"))
    #expect(!error.message.contains("["))
    #expect(error.position == .init(file: path, line: 2, column: 18))
    #expect(error.notes.flatMap(\.fixes).map(\.text) == ["?", "!"])
    #expect(error.notes.first?.fixes.first?.range.start == .init(file: path, line: 2, column: 22))
  }

  @Test("A file without mistakes has no diagnostics")
  func clean() throws {
    #expect(try SerializedDiagnostics(diagnostics(of: "func f() {}\n").bytes)?.diagnostics == [])
  }

  @Test("A damaged file is told apart, wherever it breaks off")
  func damage() throws {
    let (bytes, _) = try diagnostics(of: "let a: Int = \"\"\n")
    #expect(SerializedDiagnostics([]) == nil)
    #expect(SerializedDiagnostics(Array("NONE".utf8)) == nil)
    for length in stride(from: 8, to: bytes.count - 4, by: 12) { _ = SerializedDiagnostics(Array(bytes.prefix(length))) }
    #expect(SerializedDiagnostics(Array(bytes.prefix(bytes.count - 40))) == nil)
  }
}

import LimnDiagnostics
import Foundation
import LimnPlatform
import Testing
@testable import LimnToolchain

@Suite("The compiler's own diagnostics")
struct SerializedDiagnosticsTests {
  private func diagnostics(of source: String) throws -> (bytes: [UInt8], path: String) {
    let folder = FileManager.default.temporaryDirectory.path + "/limn-tests-\(UUID().uuidString.prefix(8))"
    let path = folder + "/a.swift"
    try FileSystem.local.write(path, Array(source.utf8))
    let frontend = SwiftFrontend(
      toolchain: try Toolchain.discover(), stage: .check, sources: [path], moduleName: "A", scratch: folder, label: "a")
    _ = try frontend.run(processes: .local)
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

  @Test("A damaged file is reported apart, wherever it breaks off")
  func damage() throws {
    let (bytes, _) = try diagnostics(of: "let a: Int = \"\"\n")
    #expect(SerializedDiagnostics([]) == nil)
    #expect(SerializedDiagnostics(Array("NONE".utf8)) == nil)
    for length in stride(from: 8, to: bytes.count - 4, by: 12) {
      _ = SerializedDiagnostics(Array(bytes.prefix(length)))
    }
    #expect(SerializedDiagnostics(Array(bytes.prefix(bytes.count - 40))) == nil)
  }

  /// Writes numbers in LLVM's bitstream format. The lowest bit of a number comes first.
  private struct BitWriter {
    var bits: [UInt8] = []

    mutating func fixed(_ value: UInt64, _ width: Int) {
      for bit in 0..<width { bits.append(bit < 64 ? UInt8(value >> UInt64(bit) & 1) : 0) }
    }

    mutating func variable(_ value: UInt64, _ width: Int) {
      var rest = value
      let more: UInt64 = 1 << UInt64(width - 1)
      while rest >= more {
        fixed(rest & (more - 1) | more, width)
        rest >>= UInt64(width - 1)
      }
      fixed(rest, width)
    }

    /// Starts a block of diagnostics. The ids of the block's records are `width` bits wide.
    mutating func block(width: UInt64) {
      variable(8, 8)
      variable(width, 4)
      while bits.count % 32 != 0 { bits.append(0) }
      fixed(0, 32)
    }

    var file: [UInt8] {
      let padded = bits + Array(repeating: 0, count: (32 - bits.count % 32) % 32 + 64)
      return Array("DIAG".utf8)
        + stride(from: 0, to: padded.count, by: 8).map { start in
          (0..<8).reduce(0) { $0 | padded[start + $1] << UInt8($1) }
        }
    }
  }

  @Test("Blocks inside each other without end, and billions of empty values, are damage")
  func proportion() {
    var nested = BitWriter()
    nested.fixed(1, 2)
    for _ in 0..<50_000 {
      nested.block(width: 2)
      nested.fixed(1, 2)
    }
    #expect(SerializedDiagnostics(nested.file) == nil)

    var empty = BitWriter()
    empty.fixed(1, 2)
    empty.block(width: 3)
    // Define a layout for records with one value: an array. Each number in the array takes up zero bits, so a tiny file
    // can declare any number of them.
    empty.fixed(2, 3)
    empty.variable(2, 5)
    empty.fixed(0, 1)
    empty.fixed(3, 3)
    empty.fixed(0, 1)
    empty.fixed(1, 3)
    empty.variable(0, 5)
    // Add a record with this layout. It declares two billion numbers.
    empty.fixed(4, 3)
    empty.variable(2_000_000_000, 6)
    #expect(SerializedDiagnostics(empty.file) == nil)
  }

  @Test("Numbers that no file has are damage", arguments: [UInt64(1) << 31, 1 << 40, 1 << 63, .max])
  func numbers(number: UInt64) {
    var block = BitWriter()
    block.fixed(1, 2)
    block.variable(number, 8)
    block.variable(2, 4)
    #expect(SerializedDiagnostics(block.file) == nil)
    var record = BitWriter()
    record.fixed(1, 2)
    record.block(width: 2)
    record.fixed(3, 2)
    record.variable(number, 6)
    record.variable(number, 6)
    #expect(SerializedDiagnostics(record.file) == nil)
  }
}

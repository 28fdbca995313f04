@testable import LimnToolchain
import Testing

@Suite("Imports")
struct ImportStatementTests {
  @Test(
    "The module of an import, however it is written",
    arguments: [
      ("import SwiftUI", "SwiftUI"), ("  import SwiftUI  // for views", "SwiftUI"),
      ("import SwiftUI/* views */", "SwiftUI"),
      ("@testable import Model", "Model"), ("@_spi(Experimental) @preconcurrency public import Testing", "Testing"),
      ("import struct Foundation.Date", "Foundation"), ("import SwiftUI.View", "SwiftUI"),
      ("private import func os.os_log", "os"),
      ("import A; import B", "A"), ("\timport\tCombine", "Combine"), ("/* first */ import os", "os"),
      ("import `os`", "os"),
    ])
  func modules(line: String, module: String) { #expect(SourceImports.modules(in: line).first == module) }

  @Test(
    "What is no import",
    arguments: [
      "// import A", "let importer = 1", "important()", "/* import A", "import", "#if canImport(A)", "", "import 1",
    ])
  func others(line: String) { #expect(SourceImports.modules(in: line) == []) }

  @Test("All modules of a text, in order")
  func text() {
    #expect(
      SourceImports.modules(in: "import A  // a\n\nstruct S {}\r\nimport B; import C\n// import D\n") == [
        "A", "B", "C",
      ])
  }
}

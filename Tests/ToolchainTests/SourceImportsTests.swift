import LimnToolchain
import Testing

@Suite("Imports of a file")
struct SourceImportsTests {
  @Test("Imports of other platforms do not count") func importsOfOtherPlatformsDoNotCount() {
    let source = """
      import Foundation
      #if canImport(Darwin)
      import Darwin
      #elseif canImport(Glibc)
      @preconcurrency import Glibc
      #else
      import WASILibc
      #endif
      #if os(iOS) || canImport(UIKit) && !os(Linux)  // phones
        import UIKit
        #if true
          import Inner
        #endif
      #else
        import Own
      #endif
      #if compiler(>=6.0) && (swift(>=5.9) || FLAG)
      internal import struct Other.Name
      #endif
      #if SPECIAL
      import Special
      #endif
      """
    #if os(Linux)
      #expect(
        SourceImports(Array(source.utf8), present: ["Own"]).activeModules == ["Foundation", "Glibc", "Own", "Other"])
    #endif
  }

  @Test("An import inside #if is conditional, also after a branch, and one after #endif is not")
  func conditions() {
    let source = "import A\n#if DEBUG\nimport B\n#else\n  import C\n#endif\n// import D\n@testable import E; import A\n"
    let found = SourceImports(Array(source.utf8)).entries
    #expect(found.map(\.module) == ["A", "B", "C", "E", "A"])
    #expect(found.map(\.isConditional) == [false, true, true, false, false])
    #expect(SourceImports(Array(source.utf8)).activeModules.filter { $0 != "B" && $0 != "C" } == ["A", "E"])
  }
}

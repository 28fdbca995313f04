import LimnToolchain
import Testing

struct ActiveImportsTests {
  @Test func importsOfOtherPlatformsDoNotCount() {
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
      #expect(ActiveImports.modules(in: Array(source.utf8), present: ["Own"]) == ["Foundation", "Glibc", "Own", "Other"])
    #endif
  }
}

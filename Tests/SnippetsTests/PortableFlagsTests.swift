import LimnPlatform
@testable import LimnSnippets
import Testing

/// Tests the compiler flags in cache keys. The flags must be the same in every checkout.
@Suite("Portable flags")
struct PortableFlagsTests {
  private func flags(_ root: String) -> [String] {
    [
      "-I", root + "/.build/limn/package/debug/Modules", "-Xcc",
      "-fmodule-map-file=\(root)/Sources/C/include/module.modulemap", "-Xcc",
      "-I", "-Xcc", root + "/Sources/C/include", "-Xcc", "-I\(root)/Sources/D/include", "-load-plugin-executable",
      root + "/.build/debug/Macros-tool#Macros", "-DDEBUG", "-enable-upcoming-feature", "ExistentialAny",
    ]
  }

  @Test("No folder is part of the words, and what lies in folders is listed by itself")
  func words() {
    let (a, b) = (PortableFlags(flags("/a")), PortableFlags(flags("/home/somebody/b c")))
    #expect(a.words == ["-load-plugin-executable", "#Macros", "-DDEBUG", "-enable-upcoming-feature", "ExistentialAny"])
    #expect(a.words == b.words)
    #expect(a.headerFolders == ["/a/Sources/C/include", "/a/Sources/D/include"])
    #expect(a.moduleMaps == ["/a/Sources/C/include/module.modulemap"])
    #expect(PortableFlags(flags("/a") + ["-DMORE"]).words != a.words)
  }

  @Test("Snippets have the same results in a checkout at another place, without a compiler")
  func checkouts() throws {
    let cache = ContentCache(folder: Checking.temporaryFolder())
    let first = Checking(cache: cache)
    var second = Checking(cache: cache)
    #expect(first.context.root != second.context.root)
    let page =
      "```swift\nstruct Item {}\n```\n\n```swift\nlet wrong: Int = \"\"\n```\n\n```swift\n1 + 1  // -> 2\n```\n"
    let cold = try first.report(page)
    let runs = second.countRuns()
    let warm = try second.report(page)
    #expect(cold.summary.cached == 0 && warm.summary.cached == 3 && runs.value == 0)
    #expect(warm.summaryText == cold.summaryText)
  }
}

import LimnDiagnostics
@testable import LimnPlatform
import TestFiles
import Testing

@testable import LimnPages

@Suite struct ThemeTests {
  @Test("Every text of the theme reaches 4.5 to 1, and the body 7") func everyTextOfTheThemeReaches45To() throws {
    let theme = try Theme(standard: Theme.standardFolder())
    let check = ContrastCheck(theme)
    #expect(check.problems == [])
    #expect(check.colors.count >= 33)
    for (text, paper) in zip(try #require(check.colors["text"]), try #require(check.colors["paper"])) {
      #expect(ContrastCheck.contrast(text, paper) >= 7)
    }
    #expect(ContrastCheck(theme.withAccent(light: "#88ccdd", dark: nil)).problems.count { $0.contains("accent") } >= 3)
    #expect(abs(ContrastCheck.contrast([0, 0, 0], [1, 1, 1]) - 21) < 0.001)
    #expect(abs(ContrastCheck.contrast([119 / 255, 119 / 255, 119 / 255], [1, 1, 1]) - 4.478) < 0.001)
  }

  @Test("A team's file takes the place of the theme's, and the rest stays") func aTeamsFileTakesThePlaceOfTheThemes()
    throws
  {
    let files = FileSystem.inMemory([
      "t/theme.css": "a{}", "t/limn.js": "1", "own/theme.css": "b{}", "own/extra.css": "c{}",
      "own/footer.html": "<p>Us</p>",
    ])
    let theme = try Theme(standard: "t", overrides: "own", files: files)
    #expect(theme.styles.map { theme.assets[PageAddress($0)]?.text } == ["b{}\n", "c{}\n"])
    #expect(theme.footer.text == "<p>Us</p>")
    #expect(theme.address(of: "limn.js")?.hasPrefix("assets/limn.") == true)
  }

  @Test("Parts of a style sheet and of the search are one file, each replaced alone")
  func partsOfAStyleSheetAndOfTheSearch() throws {
    let files = FileSystem.inMemory([
      "t/theme.css": "a{}", "t/icons.css": "i{}", "t/search.css": "s{}", "t/words.js": "w", "t/search.js": "f",
      "own/icons.css": "o{}",
    ])
    let theme = try Theme(standard: "t", overrides: "own", files: files)
    #expect(
      theme.content(of: "theme.css")?.text == "o{}\ns{}\na{}\n" && theme.content(of: "search.js")?.text == "w\nf\n")
    #expect(theme.assets.count == 2)
  }

  @Test("A folder without a theme is a failure of the machine") func aFolderWithoutAThemeIsAFailureOf() {
    #expect(throws: EnvironmentFailure.self) { try Theme(standard: "t", files: .inMemory(["t/x.css": ""])) }
  }

  @Test("An asset's name changes with its bytes") func anAssetsNameChangesWithItsBytes() throws {
    var theme = try Theme(standard: "t", files: .inMemory(["t/theme.css": "a{}"]))
    let before = theme.styles
    theme.add("theme.css", Array("b{}".utf8))
    #expect(theme.styles != before && theme.assets.count == 1)
  }

  @Test("Comments and indentation of scripts and styles are left out")
  func commentsAndIndentationOfScriptsAndStylesAreLeft() {
    let script = "// Why\nfunction a() {\n  return '//x';\n}\n\n"
    #expect(Minifier.minify(Array(script.utf8), name: "a.js").text == "function a() {\nreturn '//x';\n}\n")
    #expect(Minifier.minify(Array("/* x */\n  a { }\n".utf8), name: "a.css").text == "a{}\n")
    let rule = "a b, c { content: \"x, { y\"; width: calc(1px + 2px) }\n"
    #expect(
      Minifier.minify(Array(rule.utf8), name: "a.css").text == "a b,c{content:\"x, { y\";width:calc(1px + 2px)}\n")
    #expect(Minifier.minify(Array(" // x".utf8), name: "a.svg").text == " // x")
  }
}

import LimnDiagnostics
@testable import LimnPlatform
import TestFiles
import Testing

@testable import LimnPages

@Suite struct ThemeTests {
  @Test("Every text of the theme reaches 4.5 to 1, and the body 7") func everyTextOfTheThemeReaches45To() throws {
    let check = ContrastCheck(try Theme(standard: Theme.standardFolder()))
    #expect(check.diagnostics.isEmpty)
    #expect(check.colors.light.count >= 28 && check.colors.dark.count == check.colors.light.count)
    for colors in [check.colors.light, check.colors.dark] {
      #expect(try ContrastCheck.contrast(#require(colors["text"]?.channels), #require(colors["paper"]?.channels)) >= 7)
    }
  }

  @Test("A team's color that cannot be read is an error of the build") func aTeamsColorThatCannotBeReadIsAn() throws {
    let theme = try Theme(standard: Theme.standardFolder()).withAccent(light: "#88ccdd", dark: nil)
    #expect(
      ContrastCheck(theme).diagnostics.map(\.message).first
        == "'accent' on 'paper' has a contrast of 1.7 to 1 in light mode; text needs 4.5 to 1")
    #expect(abs(ContrastCheck.contrast([0, 0, 0], [1, 1, 1]) - 21) < 0.001)
    #expect(abs(ContrastCheck.contrast([119 / 255, 119 / 255, 119 / 255], [1, 1, 1]) - 4.478) < 0.001)
  }

  @Test(
    "A team's own sheet is measured, with the line of a color that is too close",
    arguments: [
      (
        ":root {\n  --accent: #9cd;\n}", "Site/theme/extra.css:2:1",
        "'accent' on 'paper' has a contrast of 1.6 to 1 in light mode; text needs 4.5 to 1"
      ),
      (
        "/* dark */\n@media (prefers-color-scheme: dark) {\n :root { --text: #333333 }\n}", "Site/theme/extra.css:3:1",
        "'text' on 'paper' has a contrast of 1.4 to 1 in dark mode; text needs 4.5 to 1"
      ),
      (
        ":root[data-theme=\"dark\"] { --quiet: var(--panel) }", "Site/theme/extra.css:1:1",
        "'quiet' on 'paper' has a contrast of 1.1 to 1 in dark mode; text needs 4.5 to 1"
      ),
      (
        ".layer-3 { --layer: rgb(220, 220, 220) }", "Site/theme/extra.css:1:1",
        "'layer-3' on 'paper' has a contrast of 1.3 to 1 in light mode; text needs 4.5 to 1"
      ),
      (
        ":root { --accent: oklch(60% 0.1 200); }", "Site/theme/extra.css:1:1",
        "the contrast of '--accent' is not checked, since 'oklch(60% 0.1 200)' is not a color such as #0b6678 or light-dark(#0b6678, #6fcfdb)"
      ),
    ])
  func aTeamsOwnSheetIsMeasuredWithTheLine(css: String, place: String, message: String) throws {
    let standard = try Theme.standardFolder()
    let files = FileSystem.inMemory([
      "t/theme.css": String(decoding: try FileSystem.local.read(standard + "/theme.css"), as: UTF8.self),
      "own/extra.css": css,
    ])
    let found = ContrastCheck(try Theme(standard: "t", overrides: "own", files: files)).diagnostics
    #expect(found.first.map { "\($0.location.map(\.description) ?? "") \($0.message)" } == "\(place) \(message)")
  }

  @Test("What is no color, or set for one scheme only, is left alone") func whatIsNoColorOrSetForOneScheme() throws {
    let standard = try Theme.standardFolder()
    let css =
      ":root { --top: 4rem; --wave: url(\"data:image/svg+xml;a{b}\") }\n@media (prefers-color-scheme: light) { :root { --accent: #0a4a58 } }\n@media print { :root { --paper: #000 } }"
    let files = FileSystem.inMemory([
      "t/theme.css": String(decoding: try FileSystem.local.read(standard + "/theme.css"), as: UTF8.self),
      "own/extra.css": css,
    ])
    let check = ContrastCheck(try Theme(standard: "t", overrides: "own", files: files))
    #expect(check.diagnostics.isEmpty)
    #expect(check.colors.dark["accent"]?.location == nil && check.colors.light["accent"]?.location?.line == 2)
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

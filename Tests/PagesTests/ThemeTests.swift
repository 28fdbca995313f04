import Diagnostics
import Platform
import Testing

@testable import Pages

@Suite struct ThemeTests {
  @Test func `every text of the theme reaches 4.5 to 1, and the body 7`() throws {
    let check = ContrastCheck(try Theme(standard: Theme.standardFolder()))
    #expect(check.diagnostics.isEmpty)
    #expect(check.light.count >= 28 && check.dark.count == check.light.count)
    for colours in [check.light, check.dark] {
      #expect(try ContrastCheck.contrast(#require(colours["text"]), #require(colours["paper"])) >= 7)
    }
  }

  @Test func `a team's colour that cannot be read is an error of the build`() throws {
    let theme = try Theme(standard: Theme.standardFolder()).withAccent(light: "#88ccdd", dark: nil)
    #expect(
      ContrastCheck(theme).diagnostics.map(\.message).first
        == "'accent' on 'paper' has a contrast of 1.7 to 1 in light; text needs 4.5 to 1")
    #expect(abs(ContrastCheck.contrast([0, 0, 0], [1, 1, 1]) - 21) < 0.001)
    #expect(abs(ContrastCheck.contrast([119 / 255, 119 / 255, 119 / 255], [1, 1, 1]) - 4.478) < 0.001)
  }

  @Test func `a team's file takes the place of the theme's, and the rest stays`() throws {
    let files = FileSystem.inMemory([
      "t/theme.css": "a{}", "t/limn.js": "1", "own/theme.css": "b{}", "own/extra.css": "c{}", "own/footer.html": "<p>Us</p>",
    ])
    let theme = try Theme(standard: "t", overrides: "own", files: files)
    #expect(theme.styles.map { theme.assets[PageAddress($0)]?.text } == ["b{}\n", "c{}\n"])
    #expect(theme.footer.text == "<p>Us</p>")
    #expect(theme.address(of: "limn.js")?.hasPrefix("assets/limn.") == true)
  }

  @Test func `a folder without a theme is a failure of the machine`() {
    #expect(throws: EnvironmentFailure.self) { try Theme(standard: "t", files: .inMemory(["t/x.css": ""])) }
  }

  @Test func `an asset's name changes with its bytes`() throws {
    var theme = try Theme(standard: "t", files: .inMemory(["t/theme.css": "a{}"]))
    let before = theme.styles
    theme.add("theme.css", Array("b{}".utf8))
    #expect(theme.styles != before && theme.assets.count == 1)
  }

  @Test func `comments and indentation of scripts and styles are left out`() {
    let script = "// Why\nfunction a() {\n  return '//x';\n}\n\n"
    #expect(Minifier.minify(Array(script.utf8), name: "a.js").text == "function a() {\nreturn '//x';\n}\n")
    #expect(Minifier.minify(Array("/* x */\n  a { }\n".utf8), name: "a.css").text == "a { }\n")
    #expect(Minifier.minify(Array(" // x".utf8), name: "a.svg").text == " // x")
  }
}

import Diagnostics
import Platform
import Testing

@testable import Pages

@Suite struct ThemeTests {
  static let text = ["text", "quiet", "accent", "note", "tip", "important", "warning", "caution"]
  static let code = ["keyword", "type", "function", "string", "number", "comment", "attribute"]

  @Test(arguments: ["light", "dark"])
  func `every text reaches 4.5 to 1 on the grounds it stands on, and the body 7`(theme: String) throws {
    let colours = try Self.colours(theme)
    for name in Self.text + Self.code {
      for ground in ["paper", "panel"] {
        #expect(try Self.contrast(#require(colours[name]), #require(colours[ground])) >= 4.5, "\(name) on \(ground)")
      }
    }
    for name in ["text", "quiet"] {
      #expect(try Self.contrast(#require(colours[name]), #require(colours["water"])) >= 4.5, "\(name) on water")
      #expect(try Self.contrast(#require(colours["text"]), #require(colours["deep"])) >= 4.5, "text on deep")
    }
    #expect(try Self.contrast(#require(colours["text"]), #require(colours["paper"])) >= 7)
    for number in 0..<8 {
      #expect(try Self.contrast(#require(colours["layer-\(number)"]), #require(colours["panel"])) >= 4.5, "layer \(number)")
    }
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

extension ThemeTests {
  /// The theme's colours by the names of their variables, those of layers by their class.
  private static func colours(_ theme: String) throws -> [String: [Double]] {
    let css = String(decoding: try FileSystem.local.read(Theme.standardFolder() + "/theme.css"), as: UTF8.self)
    var found: [String: [Double]] = [:]
    for match in css.matches(of: #/(?:\.(layer-\d) \{ )?--([a-z]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/#) {
      found[match.1.map(String.init) ?? String(match.2)] = channels(theme == "light" ? match.3 : match.4)
    }
    return found
  }

  private static func channels(_ hex: Substring) -> [Double] {
    let number = Int(hex.dropFirst(), radix: 16)!
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }

  /// The ratio of WCAG 2.
  private static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let lights = [one, other].map { colour in
      let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    return (max(lights[0], lights[1]) + 0.05) / (min(lights[0], lights[1]) + 0.05)
  }

  /// The power of 2.4, by the fifth root of the twelfth power.
  private static func power(_ x: Double) -> Double {
    let twelfth = (0..<11).reduce(x) { product, _ in product * x }
    var root = x
    for _ in 0..<60 { root -= (root * root * root * root * root - twelfth) / (5 * root * root * root * root) }
    return root
  }
}

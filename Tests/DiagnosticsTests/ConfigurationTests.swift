@testable import LimnConfiguration
import LimnDiagnostics
import Testing

struct SettingsTests {
  @Test("Reads settings") func readsSettings() {
    let (settings, diagnostics) = Settings.parse(
      """
      title: "Our: docs"
      url: https://example.org/x
      repository: { url: https://example.org/r/, branch: trunk }
      imports: [SwiftUI, "@testable Model"]
      exclude: drafts/**
      snippets: { opt-in: "old/*.md", time-limit: 30 }
      targets: [A, B]
      rules: { no-cycle: off, one-store: warning }
      budgets: { css: 20000, accessibility: warning }
      language: pt-BR
      theme: { accent-light: "#0A6C8F" }
      documentation: { A: "https://a.example/{path}", B: http://b.example/catalog/symbols.json }
      """, path: "limn.yml")
    #expect(diagnostics == [])
    #expect(settings.title == "Our: docs")
    #expect(settings.url == "https://example.org/x/")
    #expect(settings.repository == .init(url: "https://example.org/r", branch: "trunk"))
    #expect(settings.imports == ["SwiftUI", "@testable Model"])
    #expect(settings.exclude.map(\.pattern) == ["drafts/**"])
    #expect(settings.snippets.isOptIn("old/a.md") && !settings.snippets.isOptIn("new/a.md"))
    #expect(settings.snippets.timeLimit == .seconds(30))
    #expect(settings.rules == ["no-cycle": .off, "one-store": .warning])
    #expect(settings.language == "pt-BR" && settings.budgets.accessibility == .warning)
    #expect(settings.budgets.css == 20000 && settings.budgets.frame == 4096)
    #expect(settings.theme.accentLight == "#0a6c8f")
    #expect(
      settings.documentation == ["A": "https://a.example/{path}", "B": "http://b.example/catalog/symbols.json"])
  }

  @Test("Unknown ids are reported at their places in the file that was read") func unknownIDs() {
    let text = "rules: { dead-acton: off }\nseverity: { dead-lnk: off, an-id-of-the-compiler: off }\n"
    let (settings, diagnostics) = Settings.parse(text, path: "limn.yml")
    #expect(diagnostics == [])
    #expect(
      settings.unknownIDs(rules: ["dead-action"]).sorted().map { "\($0.location!) \($0.id): \($0.message)" } == [
        "limn.yml:1:10 unknown-rule: there is no rule 'dead-acton' (did you mean 'dead-action'?)",
        "limn.yml:2:13 unknown-diagnostic: there is no diagnostic with the id 'dead-lnk' (did you mean 'dead-link'?)",
      ])
  }

  @Test(
    "Reports a mistake at its place",
    arguments: [
      ("titel: x", "limn.yml:1:1: unknown-key: 'titel' is not a key of limn.yml (did you mean 'title'?)"),
      ("title: [a]", "limn.yml:1:8: invalid-setting: 'title' of limn.yml must be text, not a list"),
      (
        "snippets: { time-limit: 0 }",
        "limn.yml:1:25: invalid-setting: 'time-limit' must be a number of seconds from 1 to 600"
      ),
      (
        "\nurl: example.org",
        "limn.yml:2:6: invalid-setting: 'url' must start with https:// or http://, not 'example.org'"
      ),
      ("title: a\ntitle: b", "limn.yml:2:1: duplicate-key: 'title' is given twice"),
      ("é: 1\ntitle: \"x", "limn.yml:2:10: yaml: not valid YAML: found unexpected end of stream"),
      (
        "title: Pond: a lake",
        "limn.yml:1:12: yaml: not valid YAML: mapping values are not allowed in this context; put a text that contains ': ' in quotes"
      ),
      ("- a", "limn.yml:1:1: invalid-setting: limn.yml must be a mapping of keys to values, not a list"),
      ("rules: { a: maybe }", "limn.yml:1:13: invalid-setting: 'a' must be error, warning or off"),
      ("title: &a x", nil),
      (
        "title: *a",
        "limn.yml:1:8: yaml: this value is an alias: write the value itself, since anchors and aliases are not supported"
      ),
      ("language: english", "limn.yml:1:11: invalid-setting: 'language' must be a language code, such as en or pt-BR"),
      (
        "budgets: { accessibility: some }",
        "limn.yml:1:27: invalid-setting: 'some' is not a value of 'accessibility': use error, warning, off"
      ),
      (
        "documentation: { A: https://a.example }",
        "limn.yml:1:21: invalid-setting: 'A' must be an address that contains {path} or ends with /catalog/symbols.json"
      ),
      ("budgets: { csss: 1 }", "limn.yml:1:12: unknown-key: 'csss' is not a key of 'budgets' (did you mean 'css'?)"),
      (
        "theme: { accent-light: red }",
        "limn.yml:1:24: invalid-setting: 'accent-light' must be a color such as \"#0a6c8f\""
      ),
    ] as [(String, String?)])
  func reportsAMistakeAtItsPlace(text: String, report: String?) {
    let found = Settings.parse(text, path: "limn.yml").1.map { "\($0.location!): \($0.id): \($0.message)" }
    #expect(found == [report].compactMap { $0 })
  }
}

struct FrontMatterTests {
  @Test("Counts the lines before") func countsTheLinesBefore() throws {
    let (matter, diagnostics) = try #require(
      FrontMatter.parse("title: Providers\ndraft: maybe", path: "a.md", lineOffset: 1))
    #expect(matter.title == "Providers")
    #expect(diagnostics.map(\.location) == [Location(path: "a.md", line: 3, column: 8)])
  }

  @Test("Refuses a slug that is no name", arguments: ["../up", ".hidden", "a/b", "", "a b", "a?b"])
  func refusesASlugThatIsNoName(
    slug: String
  ) throws {
    let (matter, diagnostics) = try #require(FrontMatter.parse("slug: \"\(slug)\"", path: "a.md", lineOffset: 1))
    #expect(matter.slug == nil)
    #expect(diagnostics.map(\.id) == ["invalid-slug"])
  }

  @Test("Takes an ordinary slug", arguments: ["providers", "été-2", "v1.2_x~"]) func takesAnOrdinarySlug(slug: String) {
    #expect(FrontMatter.parse("slug: \(slug)", path: "a.md", lineOffset: 1)?.0.slug == slug)
  }
}

struct GlobTests {
  @Test(
    "Matches",
    arguments: [
      ("*.md", "a.md"), ("*.md", "x/y/a.md"), ("old/*.md", "old/a.md"), ("old", "old/x/a.md"), ("**/x.md", "x.md"),
      ("**/x.md", "a/b/x.md"),
      ("a/**", "a/b/c"), ("a/**/c", "a/c"), ("a/**/c", "a/b/b/c"), ("{a,b}/?.md", "b/x.md"),
    ])
  func matches(pattern: String, path: String) { #expect(Glob(pattern).matches(path)) }

  @Test(
    "Does not match",
    arguments: [
      ("old/*.md", "old/x/a.md"), ("*.md", "a.markdown"), ("a/**/c", "ab/c"), ("?.md", "xy.md"), ("old", "older/a.md"),
    ])
  func doesNotMatch(pattern: String, path: String) { #expect(!Glob(pattern).matches(path)) }
}

import LimnCatalog
import LimnDiagnostics
import LimnMarkup

/// Lists the tests of a type, each with its location. A test belongs to a type if a line of its test function refers to
/// the type.
struct TestList {
  /// A test function, or a suite that refers to the type outside of its test functions.
  struct Test {
    /// The text of `@Test("…")`, or else the function's name.
    var name: String
    /// Whether `name` is the name of a declaration, not the text of `@Test("…")`.
    var isCode: Bool
    var source: Location
  }

  let format: CatalogFormatter
  /// The suites, sorted by id, each with its tests, sorted by line. For a test function outside of a suite, there is an
  /// element with only this test, and `id` is the id of the function.
  let suites: [(id: String, tests: [Test])]

  private static let shown = 6

  /// - Parameter ids: The ids of the type and of the types that its page shows.
  init(of ids: [String], format: CatalogFormatter) {
    self.format = format
    let relations = ids.flatMap { format.to($0, [.tests]) }.grouped(by: \.from)
    suites = relations.sortedByKey.compactMap { id, relations in
      guard let entity = format[id] else { return nil }
      let tests = Self.tests(of: entity, at: relations.flatMap(\.evidence))
      return tests.isEmpty ? nil : (id, tests)
    }
  }

  var count: Int { suites.sum(\.tests.count) }

  /// Returns the tests of a suite that contain at least one of the given lines. If no test contains such a line,
  /// returns the suite itself as a test. An example is a line in a stored property of the suite.
  private static func tests(of suite: Entity, at lines: [Evidence]) -> [Test] {
    let members = suite.members.sorted { $0.source < $1.source }
    let around = lines.compactMap { line in
      members.last { $0.source.path == line.path && $0.source.line <= line.line }
    }
    var seen = Set<Location>()
    let tests = around.filter { isTest($0) && seen.insert($0.source).inserted }.sorted { $0.source < $1.source }
    if !tests.isEmpty { return tests.map(test) }
    return suite.source.map { [Test(name: suite.name, isCode: true, source: $0)] } ?? []
  }

  private static func isTest(_ member: Member) -> Bool {
    member.keyword == "func"
      && (member.text.contains("@Test") || member.name.hasPrefix("test") && member.name.hasSuffix("()"))
  }

  private static func test(_ member: Member) -> Test {
    let title = title(in: member.text)
    return Test(name: title ?? member.name.baseName.filter { $0 != "`" }, isCode: title == nil, source: member.source)
  }

  /// Returns the text of `@Test("…")`, or nil if the attribute has no text.
  private static func title(in declaration: String) -> String? {
    let title = declaration.firstMatch(of: #/@Test\(\s*"((?:\\.|[^"\\])+)"/#)?.1
    return title.map { String($0).replacing("\\\"", with: "\"") }
  }

  /// The first six tests, below their suites, and the number of the other tests of each suite.
  func blocks() -> [CatalogBlock] {
    var html = Markup()
    var text: [CatalogBlock] = []
    var left = Self.shown
    var rest: [[CatalogInline]] = []
    for suite in suites {
      let title = format.link(suite.id)
      let tests = suite.tests.prefix(left)
      left -= tests.count
      if !tests.isEmpty {
        // A test outside of a suite needs no heading.
        if format[suite.id]?.members.isEmpty == false {
          html.element("h3", ["group"]) { $0.write([title], on: format.here) }
          text.append(.paragraph([title]))
        }
        html.list(tests, ["tests"]) { html, test in
          html.element(test.isCode ? "code" : "span") { $0.write(breakable: test.name) }
          html.write([format.source(test.source)], on: format.here)
        }
        text.append(.list(tests.map { [$0.isCode ? .code($0.name) : .text($0.name), " ", format.source($0.source)] }))
      }
      let others = suite.tests.count - tests.count
      if others > 0 { rest.append([title, .text(": " + others.counted("more test"))]) }
    }
    let shown: [CatalogBlock] = suites.isEmpty ? [] : [.drawn(html, text)]
    return shown + (rest.isEmpty ? [] : [.folded((count - Self.shown).counted("more test"), [.list(rest)])])
  }
}

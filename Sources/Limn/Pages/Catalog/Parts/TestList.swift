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
  private static let most = 40

  /// - Parameter ids: The ids of the type and of the types that its page shows.
  init(of ids: [String], format: CatalogFormatter) {
    self.format = format
    let relations = ids.flatMap(format.to).filter { $0.kind == .tests }
    let groups = Dictionary(grouping: relations, by: \.from)
    suites = groups.keys.sorted().compactMap { id in
      guard let entity = format.index.entities[id] else { return nil }
      let lines = (groups[id] ?? []).flatMap(\.evidence)
      let tests = Self.tests(of: entity, at: lines)
      return tests.isEmpty ? nil : (id, tests)
    }
  }
}

extension TestList {
  var count: Int { suites.reduce(0) { $0 + $1.tests.count } }

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
    return Test(name: title ?? member.name.baseName, isCode: title == nil, source: member.source)
  }

  /// Returns the text of `@Test("…")`, or nil if the attribute has no text.
  private static func title(in declaration: String) -> String? {
    declaration.firstMatch(of: /@Test\(\s*"((?:[^"\\]|\\.)+)"/).map { String($0.1).replacing("\\\"", with: "\"") }
  }
}

extension TestList {
  /// Returns each suite with its tests. Only the first six tests are visible, and the others are collapsed. Returns nil
  /// if the type has no tests.
  func block() -> CatalogBlock? {
    guard count > 0 else { return nil }
    var html = Markup()
    var blocks: [CatalogBlock] = []
    var left = Self.shown
    var rest: [Test] = []
    for suite in suites {
      let title = format.link(suite.id)
      // A test outside of a suite needs no heading.
      let isAlone = format.index.entities[suite.id]?.members.isEmpty == true
      if left > 0 {
        if !isAlone { html.element("h3", ["group"]) { $0.write([title], on: format.here) } }
        write(suite.tests.prefix(left), into: &html)
      }
      rest += suite.tests.dropFirst(left)
      left = max(0, left - suite.tests.count)
      blocks.append(
        .list(
          suite.tests.prefix(Self.most).map {
            [$0.isCode ? .code($0.name) : .text($0.name), " ", format.source($0.source)]
          }))
    }
    if !rest.isEmpty {
      html.element("details", ["private"]) { html in
        html.element("summary", text: rest.count.counted("more test"))
        write(rest.prefix(Self.most), into: &html)
        if rest.count > Self.most { html.element("p", text: "And \(rest.count - Self.most) more.") }
      }
    }
    return .drawn(html, blocks)
  }

  private func write(_ tests: some Sequence<Test>, into html: inout Markup) {
    html.element("ul", ["tests"]) { html in
      for test in tests {
        html.element("li") { html in
          html.element(test.isCode ? "code" : "span") { $0.write(breakable: test.name) }
          html.write([format.source(test.source)], on: format.here)
        }
      }
    }
  }
}

import LimnDiagnostics
import Testing

@testable import LimnCatalog
@testable import LimnPages

/// The code beside the page of an entity.
@Suite struct SourceExcerptTests {
  /// Returns the numbers of the lines in the excerpt of a store `Counter`, and the excerpt's HTML.
  ///
  /// A member is a line that contains `func`. A line with `case .` handles an action.
  private func excerpt(_ files: [(path: String, text: String)]) throws -> (lines: [[Int]], html: String) {
    var index = CatalogIndex(package: "app")
    var store = Entity(id: "store/App/Counter", kind: .store, name: "Counter", module: "App")
    store.source = Location(path: files[0].path)
    var evidence: [Evidence] = []
    for (path, text) in files {
      for (number, line) in text.lines.enumerated() {
        let place = Location(path: path, line: number + 1)
        if line.contains("func ") {
          store.members.append(
            Member(name: "f\(number)()", keyword: "func", access: "internal", text: "func f()", source: place))
        }
        if line.contains("case .") { evidence.append(Evidence(place, member: "go")) }
      }
    }
    index.entities[store.id] = store
    index.relations.append(
      Relation(
        kind: .handles, from: store.id, to: "action/App/Counter.Action", origin: .index, evidence: evidence))
    let format = CatalogFormatter(index, previewPages: [], sources: Set(files.map(\.path)))
    let sources = SourcePages(
      format: format, texts: Dictionary(uniqueKeysWithValues: files.map { ($0.path, Array($0.text.utf8)) }))
    let html = try #require(sources.on("catalog/x.html").excerpt(of: store))
    let figures = html.split(separator: "<figure").filter { $0.contains("<pre") }
    return (figures.map { $0.matches(of: #/#L\d+">(\d+)<\/a>/#).map { Int($0.1) ?? 0 } }, html)
  }

  /// Functions with an empty line after each.
  private func functions(_ count: Int) -> String { (0..<count).map { "  func f\($0)() {\n  }\n\n" }.joined() }

  @Test("The extensions of a type are part of its excerpt") func extensions() throws {
    let type = "struct Counter {\n  let start: Int\n}\n\nextension Counter {\n  func add() {\n  }\n}\nlet x = 1\n"
    let other = "import A\n\nextension Counter: Sendable {\n  /// Resets it.\n  func reset() {\n  }\n}\n"
    let (lines, html) = try excerpt([("B.swift", type), ("A.swift", other)])
    #expect(lines == [Array(1...8), Array(3...7)], "the file of the declaration is first: \(html)")
    #expect(html.contains("<span class=\"file\">A.swift</span>") && !html.contains("more line"))
  }

  @Test("A long type is cut after a member") func longType() throws {
    let (lines, html) = try excerpt([("A.swift", "struct Counter {\n" + functions(30) + "}\n")])
    #expect(lines == [Array(1...60)], "\(html)")
    #expect(html.contains("<p>32 more lines: ") && html.contains("A.swift.html#L61\""), "\(html)")
  }

  @Test("A long member and a string with empty lines are not cut") func longMember() throws {
    let text = "struct Counter {\n  let text = \"\"\"\n  a\n" + String(repeating: "\n  b\n", count: 40) + "  \"\"\"\n\n"
    let (lines, html) = try excerpt([("A.swift", text + functions(2) + "}\n")])
    #expect(lines == [Array(1...84)], "\(html)")
    #expect(html.contains("<p>8 more lines: "), "\(html)")
  }

  @Test(
    "The excerpt of a long store is the function that handles its actions, in any file",
    arguments: [
      ("A.swift", "  func reduce() {\n    switch action {\n    case .go: x()\n    }\n  }\n", 92...96),
      (
        "B.swift", "extension Counter {\n  func reduce() {\n    switch action {\n    case .go: x()\n    }\n  }\n}\n",
        2...6
      ),
    ])
  func handler(_ path: String, _ code: String, _ expected: ClosedRange<Int>) throws {
    let long = "struct Counter {\n" + functions(30)
    let files = path == "A.swift" ? [(path, long + code + "}\n")] : [("A.swift", long + "}\n"), (path, code)]
    let (lines, html) = try excerpt(files)
    #expect(lines == [Array(expected)], "\(html)")
    #expect(html.contains(" more lines: ") && html.contains("source/A.swift.html#L1\""), "\(html)")
  }

  @Test("A function of any length is whole") func longHandler() throws {
    let cases = String(repeating: "    case .go:\n      x()\n\n", count: 40)
    let (lines, _) = try excerpt([("A.swift", "struct Counter {\n  func reduce() {\n" + cases + "  }\n}\n")])
    #expect(lines == [Array(2...123)])
  }
}

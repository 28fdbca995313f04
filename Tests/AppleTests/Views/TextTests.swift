import SemanticTree
import SwiftUI
import Testing

@Suite @MainActor struct TextTests {
  private let name = "A*d*a"

  @Test("Reads Markdown in literals and not in data") func readsMarkdownInLiteralsAndNotInData() throws {
    #expect(try node { Text("**bold** and *soft*") }.label == "bold and soft")
    #expect(try node { Text(name) }.label == "A*d*a")
    #expect(try node { Text("hi \(name)") }.label == "hi A*d*a")
    #expect(try node { Text(verbatim: "**x**") }.label == "**x**")
  }

  @Test(
    "Splits a literal into runs",
    arguments: [
      ("a `b*` c", "a |code:b*| c"), ("~~x~~", "strike:x"), ("[s](https://a.b/c)", "link(https://a.b/c):s"),
      ("***x***", "bold+italic:x"), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
      ("\\*x\\*", "*x*"),
      ("**a *b* c**", "bold:a |bold+italic:b|bold: c"), ("**open", "**open"),
    ])
  func splitsALiteralIntoRuns(literal: String, expected: String) throws {
    let node = try node { Text(LocalizedStringKey(literal)) }
    guard case .text(let runs) = node.content else { return #expect(node.label == expected) }
    #expect(runs.map(\.summary).joined(separator: "|") == expected)
  }

  @Test("Keeps the style around an argument") func keepsTheStyleAroundAnArgument() throws {
    guard case .text(let runs) = try node({ Text("**\(name)** is \(Text("here").italic())") }).content else {
      Issue.record("no runs")
      return
    }
    #expect(runs.map(\.summary) == ["bold:A*d*a", " is ", "italic:here"])
  }

  @Test("Writes numbers for the reader") func writesNumbersForTheReader() throws {
    #expect(try node { Text("\(1234567)").environment(\.locale, Locale(identifier: "en_US")) }.label == "1,234,567")
    #expect(try node { Text("\(1234567)").environment(\.locale, Locale(identifier: "de_DE")) }.label == "1.234.567")
    #expect(try node { Text("\(1.5)").environment(\.locale, Locale(identifier: "en_US")) }.label == "1.500000")
    #expect(try node { Text("\(1.5, specifier: "%.1f")") }.label == "1.5")
    #expect(
      try node { Text(0.25, format: .percent).environment(\.locale, Locale(identifier: "en_US")) }.label == "25%")
  }

  @Test("Inherits what it does not say") func inheritsWhatItDoesNotSay() throws {
    let outer = try node { Text("a").font(.title).foregroundStyle(.red).lineLimit(2).bold() }
    guard case .text(let own) = outer.content else {
      Issue.record("no runs")
      return
    }
    #expect(own.first?.font == .init(textStyle: "title", weight: "bold"))
    #expect(outer.layout.lineLimit == 2)
    let inner = try node { Group { Text("a").bold().foregroundStyle(.blue) }.font(.caption).foregroundStyle(.red) }
    #expect(inner.style.foreground == .color(.named("red")))
    guard case .text(let runs) = inner.content else {
      Issue.record("no runs")
      return
    }
    #expect(runs.first?.foreground == .color(.named("blue")))
    #expect(runs.first?.bold == true)
  }

  @Test("Dims the foreground for lesser levels") func dimsTheForegroundForLesserLevels() throws {
    #expect(try node { Text("a").modifier(Dim()) }.style.foreground == .color(.named("secondary")))
    #expect(
      try node { Group { Text("a").modifier(Dim()) }.foregroundStyle(.green) }.style.foreground
        == .opacity(.color(.named("green")), 0.6))
  }
}

private struct Dim: ViewModifier {
  func body(content: Content) -> some View { content.foregroundStyle(.secondary) }
}

extension SemanticNode.TextRun {
  fileprivate var summary: String {
    let styles = [
      bold == true ? "bold" : nil, italic == true ? "italic" : nil, code == true ? "code" : nil,
      strikethrough == true ? "strike" : nil, link.map { "link(\($0))" },
    ].compactMap { $0 }
    return styles.isEmpty ? text : styles.joined(separator: "+") + ":" + text
  }
}

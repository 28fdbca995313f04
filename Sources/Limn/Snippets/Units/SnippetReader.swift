import LimnDiagnostics
import LimnMarkdown
import LimnToolchain

/// Reads the Swift code blocks of a page, and reports mistakes in their attributes and comments.
struct SnippetReader {
  var context: CheckContext
  var page: SnippetPage
  /// The index of the page among all pages.
  var index: Int

  /// Returns the snippets in page order, and the diagnostics. All snippets have the id 0 until ``CheckRun`` numbers
  /// them.
  func read() -> ([Snippet], [Diagnostic]) {
    var snippets: [Snippet] = []
    var diagnostics: [Diagnostic] = []
    for (index, fence) in page.fences.enumerated() {
      if fence.language == "swift" {
        let (snippet, problems) = read(fence)
        snippets.append(snippet)
        diagnostics += problems
      } else if fence.isOutput, let last = snippets.indices.last, index > 0,
        page.fences[index - 1].range == snippets[last].fence.range
      {
        snippets[last].expectations.output = .init(text: fence.text, fence: index)
      } else if let (word, meant) = UncheckedCode.nearMiss(fence) {
        let start = fence.infoRange.start
        let place = Location(
          path: page.path, line: start.line, column: start.column, endLine: start.line,
          endColumn: start.column + word.utf8.count)
        diagnostics.add(
          .unknownLanguage,
          "'\(word)' is not a known language, so this code is not checked (did you mean '\(meant)'?)", at: place,
          fixes: [Fix("write '\(meant)'", edits: [Edit(at: place, replacement: meant)], isSafe: false)])
      }
    }
    return (snippets, diagnostics)
  }

  private func read(_ fence: Fence) -> (Snippet, [Diagnostic]) {
    var (attributes, problems) = AttributeParser.parse(fence, path: page.path)
    let text = fence.text.bytes
    let lineStarts = Snippet.lineStarts(of: text)
    var skipped = reasonToSkip(attributes)
    if skipped == nil, SwiftParsing.isTooDeep(fence.text) {
      skipped = "nested too deeply"
      problems.add(
        .deepCode, "this code is nested too deeply to be checked; split it into several functions",
        at: Location(fence.range.start, path: page.path))
    }
    let syntax =
      skipped == nil ? SyntaxReader.read(fence.text, isDeclaration: attributes.isDeclaration) : SnippetSyntax()
    if syntax.manifest != nil, !attributes.expectsFailure, !attributes.runs, !attributes.isScript {
      attributes.isManifest = true
    }
    let reader = ExpectationReader(syntax, lineStarts: lineStarts)
    let snippet = Snippet(
      id: 0, page: index, path: page.path, fence: fence, text: text, attributes: attributes, syntax: syntax,
      expectations: reader.expectations, skipped: skipped,
      pageImports: attributes.isManifest ? [] : (page.imports ?? context.impliedImports).map(Self.importStatement),
      lineStarts: lineStarts)
    var diagnostics = problems + SourceRegion(context: context).check(snippet)
    for range in reader.unreachable where snippet.isChecked && !snippet.expectsFailure {
      diagnostics.add(
        .uncheckedOutput,
        "the expected output in this comment is not checked, since the comment does not follow a top-level statement",
        at: snippet.location(of: range))
    }
    return (snippet, diagnostics)
  }

  private func reasonToSkip(_ attributes: SnippetAttributes) -> String? {
    if attributes.isIgnored { return "ignore" }
    if let platform = attributes.platform, platform != Self.platform { return "needs \(platform)" }
    if attributes.isEmpty, context.options.scope.isOptIn(page.path) { return "not opted in" }
    return nil
  }

  private static var platform: String {
    #if os(Linux)
      "Linux"
    #else
      "macOS"
    #endif
  }

  /// Returns an import statement for the text of a setting, such as `SwiftUI`, `@testable Model`, or `struct
  /// Foundation.Date`.
  static func importStatement(_ written: String) -> String {
    let words = written.parts(at: " ")
    if words.contains("import") { return words.withSpaces }
    let attributes = words.prefix {
      $0.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains($0)
    }
    return (Array(attributes) + ["import"] + words.dropFirst(attributes.count)).withSpaces
  }
}

import LimnSnippets
import Testing

/// A page, and the verdicts and diagnostics that a check of the page must return.
struct PageCase: Sendable, CustomTestStringConvertible {
  var name: String
  var page: String
  var expected: String

  init(_ name: String, _ page: String, _ expected: String) {
    self.name = name
    self.page = page
    self.expected = expected
  }

  var testDescription: String { name }
}

extension PageCase {
  /// Checks the page twice. The first check merges the snippets into one file, and the second check compiles each
  /// snippet alone. The results must be equal.
  func check(_ checking: Checking = Checking(), location: SourceLocation = #_sourceLocation) throws {
    let merged = try checking.summary(page)
    #expect(merged == expected, "\(name) gave:\n\(merged)", sourceLocation: location)
    var alone = checking
    alone.context.options.merges = false
    let isolated = try alone.summary(page)
    #expect(isolated == expected, "\(name), not merged, gave:\n\(isolated)", sourceLocation: location)
  }
}

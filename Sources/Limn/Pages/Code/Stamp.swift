import LimnDiagnostics
import LimnMarkup
import LimnMarkdown
import LimnSnippets

/// A short label that shows the result of a snippet's check.
struct Stamp: Equatable {
  /// The CSS class: `builds`, `fails`, or `unchecked`. Each class has its own shape.
  var kind: String
  var text: String

  /// Returns nil for a snippet that failed.
  init?(_ verdict: Verdict, fence: Fence, swiftVersion: String?) {
    let compiler = swiftVersion.map { "Swift \($0)" } ?? "the compiler"
    switch verdict.kind {
    case .passed where verdict.expectsFailure:
      kind = "fails"
      text =
        Self.expectedError(in: fence.text).map { "Expected compiler error: \($0)" }
        ?? "Expected compiler error with \(compiler)"
    case .passed:
      kind = "builds"
      text = "Builds with \(compiler)" + (verdict.isWrapped ? " in the body of a type" : "")
    case .failed: return nil
    case .skipped(Baseline.reason):
      kind = "unchecked"
      text = "Does not build: its errors are accepted"
    case .skipped(let reason):
      kind = "unchecked"
      text = "Not checked: \(reason)"
    case .template:
      kind = "unchecked"
      text = "A template: fill in the placeholders"
    }
  }

  /// The expected message from the first `// error: …` comment in a snippet.
  static func expectedError(in code: String) -> String? {
    for line in code.split(separator: "\n") {
      guard let mark = line.firstRange(of: "// error:") else { continue }
      let text = line[mark.upperBound...].trimmed
      return text.isEmpty ? nil : text
    }
    return nil
  }

  var html: String { "<span class=\"stamp \(kind)\">\(Self.shape(kind))\(Markup.escaped(text))</span>" }

  /// The shape for a CSS class: a drop for compiled code, a cross for an expected error, a ring for unchecked code and
  /// templates.
  private static func shape(_ kind: String) -> String {
    let path =
      switch kind {
      case "builds": "<path d=\"M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z\"/>"
      case "fails": "<path d=\"M3 3l10 10M13 3 3 13\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.4\"/>"
      default: "<circle cx=\"8\" cy=\"8\" r=\"5\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>"
      }
    return PageWriter.icon(path, size: 12)
  }
}

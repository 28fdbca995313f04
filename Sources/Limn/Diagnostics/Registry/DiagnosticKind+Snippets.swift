extension DiagnosticKind {
  /// Problems of a Swift code block before it runs. The compiler's diagnostics have ids from the compiler.
  static let snippets: [DiagnosticKind] = [
    .init("swift", .error, "The compiler reports an error that has no id.", "Correct the code."),
    .init(
      "unknown-attribute", .error,
      "A code block has an attribute that Limn does not know. If the attribute follows a space and does not resemble a known attribute, this is a warning instead.",
      "Correct the spelling."),
    .init(
      "unknown-language", .warning, "A code block has an unknown language, so its code is not checked.",
      "Write `swift` if the code is Swift."),
    .init(
      "no-hovers", .warning, "The symbols in the code of a page could not be read, so hover cards show no declarations.",
      "See the message."),
    .init("attribute-value", .error, "An attribute has a wrong value.", "Use a value that the message names."),
    .init("duplicate-attribute", .error, "A code block has the same attribute twice.", "Remove one of the two."),
    .init("conflicting-attributes", .error, "Two attributes of a code block contradict each other.", "Remove one of the two."),
    .init("unknown-using", .error, "`using` names a code block that does not exist or is not compiled.", "Correct the name."),
    .init("circular-using", .error, "Code blocks use each other in a cycle.", "Remove one of the references."),
    .init("duplicate-name", .error, "Two code blocks of a page have the same name.", "Rename one of them."),
    .init(
      "missing-module", .error, "A snippet imports a module that is not available.", "Add the dependency to the package, or use `ignore`."),
    .init("compiles", .error, "A snippet compiles, although it is expected to fail.", "Remove `compile_fail`."),
    .init(
      "any-error", .warning, "A snippet is expected to fail, but the page does not say with which error.",
      "Add an `// error:` comment at the end of the line that fails."),
    .init(
      "expected-error", .error, "An `// error:` comment expects an error that the compiler does not report on the same line.",
      "Correct the comment or the code."),
    .init(
      "expected-warning", .error, "A `// warning:` comment expects a warning that the compiler does not report on the same line.",
      "Correct the comment or the code."),
    .init("compiler-failure", .error, "The compiler crashed.", "Make the snippet smaller, or report the crash to the Swift project."),
    .init(
      "unchecked-output", .warning, "A comment expects output, but does not follow a top-level statement, so it is not checked.",
      "Move the comment to the end of a top-level statement."),
    .init(
      "source-missing", .error, "A code block or directive names a source file or region that does not exist.",
      "Correct the path or the region."),
    .init("source-differs", .error, "A code block differs from the source that it shows.", "Copy the source to the block again."),
    .init("source-outside-root", .error, "A code block names a source file outside the project.", "Use a path in the project."),
    .init("nothing-to-preview", .error, "A snippet has no view to preview.", "End it with a view, or remove `preview`."),
    .init("nothing-to-run", .error, "A snippet with `run` has no statements.", "Add a statement, or remove `run`."),
    .init("snippet-preview", .error, "The preview of a snippet does not compile.", "Give the view's inputs default values."),
    .init("stale-baseline", .warning, "The baseline accepts a failure that no longer happens.", "Update the baseline."),
    .init(
      "baseline-grew", .warning, "The new baseline accepts additional failures.", "Fix the failures that the notes list."),
    .init("invalid-baseline", .error, "The baseline is not a file that Limn wrote.", "Write it again."),
  ]
}

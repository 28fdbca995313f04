extension DiagnosticKind {
  /// Problems of a Swift code block before it runs. Diagnostics with an id from the compiler are not listed.
  static let snippets: [DiagnosticKind] = [
    .init("swift", .error, "The compiler reports an error that has no id.", "Correct the code."),
    .init(
      "unknown-attribute", .error,
      "A code block has an attribute that Limn does not know. "
        + "If no comma precedes the attribute, and no known attribute has a similar name, the severity is warning.",
      "Correct the spelling."),
    .init(
      "unknown-language", .warning,
      "The language of a code block looks like a misspelled `swift`, so the code is not checked.",
      "Write `swift` if the code is Swift."),
    .init(
      "no-hovers", .warning,
      "The symbols of a snippet or the declarations of a module cannot be read, so hover cards do not show them.",
      "Fix the problem described in the message."),
    .init(
      "attribute-value", .error,
      "An attribute lacks its value, has a wrong value, or has a value although it takes none.",
      "Correct the attribute as described in the message."),
    .init(
      "duplicate-attribute", .error, "A code block has the same attribute twice.", "Remove one of the two attributes."),
    .init(
      "conflicting-attributes", .error, "Two attributes of a code block contradict each other.",
      "Remove one of the two attributes."),
    .init(
      "unknown-using", .error,
      "`using` names a code block that does not exist, or a code block that other blocks cannot use, such as a block that is not compiled.",
      "Correct the name."),
    .init(
      "circular-using", .error, "Code blocks name each other in `using` and form a cycle.",
      "Remove one of the `using` attributes."),
    .init("duplicate-name", .error, "Two code blocks of a page have the same name.", "Rename one of the code blocks."),
    .init(
      "missing-module", .error, "A snippet imports a module that is not available.",
      "Add the dependency to the package, or add `ignore` to the code block."),
    .init("compiles", .error, "A snippet compiles, although it is expected to fail.", "Remove `compile_fail`."),
    .init(
      "any-error", .warning, "A snippet is expected to fail, but the page does not say with which error.",
      "Add an `// error:` comment at the end of the line that fails."),
    .init(
      "expected-error", .error,
      "An `// error:` comment expects an error, but the compiler does not report it on the comment's line or on the code above it.",
      "Correct the comment or the code."),
    .init(
      "expected-warning", .error,
      "A `// warning:` comment expects a warning, but the compiler does not report it on the comment's line or on the code above it.",
      "Correct the comment or the code."),
    .init(
      "compiler-failure", .error,
      "The compiler crashed, reached a limit of time or output, or failed without reporting an error.",
      "Make the snippet smaller, or report a crash to the Swift project."),
    .init(
      "unchecked-output", .warning,
      "A comment with expected output does not follow a top-level statement, so the output is not checked.",
      "Move the comment to the end of a top-level statement."),
    .init(
      "source-missing", .error,
      "A code block or directive does not name a file, or names a file or region that does not exist or cannot be read.",
      "Correct the path or the region."),
    .init(
      "source-differs", .error, "A code block differs from the source file that it names.",
      "Copy the code from the source file to the code block again."),
    .init(
      "source-outside-root", .error, "A code block names a source file by an absolute path or with `..`.",
      "Use a path relative to the project's folder."),
    .init(
      "nothing-to-preview", .error,
      "A snippet with `preview` has no preview, no statements, and no view that is a struct without generic parameters.",
      "Add a view, or remove `preview`."),
    .init(
      "nothing-to-run", .error, "A snippet that should run has no statements.",
      "Add a statement, or remove `run`, `should_trap` or the expected output."),
    .init(
      "snippet-preview", .error, "The preview of a snippet does not compile.",
      "Add a `#Preview` to the snippet, or give the view's inputs default values."),
    .init(
      "stale-baseline", .warning, "The baseline accepts a failure that no longer happens.",
      "Update the baseline with `--write-baseline`."),
    .init(
      "baseline-grew", .warning, "The new baseline accepts additional failures.",
      "Fix the failures listed in the notes."),
    .init(
      "invalid-baseline", .error, "The baseline is not a file that Limn wrote.",
      "Write the baseline again with `--write-baseline`."),
  ]
}

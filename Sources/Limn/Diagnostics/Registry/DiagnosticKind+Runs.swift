extension DiagnosticKind {
  /// What went wrong when a snippet ran.
  static let runs: [DiagnosticKind] = [
    .init("run-build", .error, "A snippet to be run cannot be linked.", "Correct what the message names."),
    .init("run-refused", .error, "The machine refused to start the program.", "See the message."),
    .init(
      "run-network", .error, "A snippet uses the network, which snippets run without.",
      "Remove `run` and the expected output, so that it is only compiled."),
    .init("run-crash", .error, "A snippet crashed.", "Correct it, or say `should_trap`."),
    .init("run-exit", .error, "A snippet ended with another status than 0.", "Correct the code."),
    .init("run-threw", .error, "A snippet threw an error.", "Handle the error."),
    .init("run-time", .error, "A snippet ran too long.", "Make it shorter, or use `no_run`."),
    .init("run-memory", .error, "A snippet used too much memory.", "Make it smaller."),
    .init("run-output", .error, "A snippet printed too much.", "Print less."),
    .init("did-not-trap", .error, "A snippet that is expected to trap did not.", "Remove the attribute."),
    .init("value-differs", .error, "An expression has another value than its comment says.", "Correct the comment or the code."),
    .init("value-missing", .error, "A line with an expected value was not reached.", "See why the line does not run."),
    .init("print-differs", .error, "A line prints something else than its comment says.", "Correct the comment or the code."),
    .init("print-missing", .error, "A line prints less than its comment says.", "Correct the comment or the code."),
    .init("output-differs", .error, "A snippet prints something else than the block after it shows.", "Correct the block or the code."),
  ]
}

extension DiagnosticKind {
  /// Problems that occur when snippets are run.
  static let runs: [DiagnosticKind] = [
    .init("run-build", .error, "A snippet cannot be built as a program.", "Fix the problem described in the message."),
    .init(
      "run-refused", .error, "A snippet cannot be run, because no sandbox is available.",
      "Install `bubblewrap`, or pass `--allow-unsandboxed` if you trust the code."),
    .init(
      "run-network", .error, "A snippet uses the network, but snippets run without network access.",
      "Remove `run` and the expected output, so that the snippet is only compiled."),
    .init("run-crash", .error, "A snippet crashed.", "Fix the snippet, or add `should_trap` if the crash is intended."),
    .init("run-exit", .error, "A snippet exited with a nonzero status.", "Correct the code."),
    .init(
      "run-unreached", .error, "An earlier snippet of the page returned or exited, so this snippet did not run.",
      "Change the earlier snippet so that it does not return or exit, or add `isolated` to this snippet."),
    .init("run-threw", .error, "A snippet threw an error.", "Handle the error."),
    .init(
      "run-time", .error, "A snippet ran too long.",
      "Make the snippet faster, or raise `time-limit` under `snippets` in `limn.yml`."),
    .init("run-memory", .error, "A snippet used too much memory.", "Use less memory."),
    .init("run-disk", .error, "A snippet wrote too much data to files.", "Write less data."),
    .init("run-output", .error, "A snippet printed too much.", "Print less."),
    .init(
      "did-not-trap", .error, "A snippet has the attribute `should_trap`, but does not trap.",
      "Remove the attribute, or correct the code."),
    .init(
      "value-differs", .error, "The value of an expression differs from the expected value in its comment.",
      "Correct the comment or the code."),
    .init(
      "value-missing", .error, "A line with an expected value was not reached.", "Find out why the line does not run."),
    .init(
      "print-differs", .error, "The output of a line differs from the expected output in its comment.",
      "Correct the comment or the code."),
    .init(
      "print-missing", .error, "A line with expected output was not reached.", "Find out why the line does not run."),
    .init(
      "output-differs", .error, "The output of a snippet differs from the output block after it.",
      "Correct the block or the code."),
  ]
}

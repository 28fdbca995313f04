extension DiagnosticKind {
  /// Problems of `limn.yml` and front matter.
  static let settings: [DiagnosticKind] = [
    .init(
      "yaml", .error, "`limn.yml` or the front matter of an article is not valid YAML, or has an alias or a second document.",
      "Fix it at the reported line."),
    .init("duplicate-key", .error, "A mapping has the same key twice.", "Remove one of the two lines."),
    .init("unknown-key", .error, "`limn.yml` has a key that Limn does not know.", "Correct or remove the key."),
    .init(
      "unknown-front-matter-key", .warning, "Front matter has a key that Limn does not use, such as one of another generator.",
      "Correct it, or set the severity to off."),
    .init("invalid-setting", .error, "A setting has a wrong value.", "Correct it as described in the message."),
    .init(
      "invalid-slug", .error, "A slug is empty, starts with a dot, or has characters that an address cannot have.",
      "Use letters, digits, hyphens, underscores, dots and tildes."),
    .init(
      "unknown-diagnostic", .error,
      "A key of `severity` resembles the id of a diagnostic or a rule, but is none. Or `limn explain` does not know the id.",
      "Correct the id; `limn explain` lists those of diagnostics."),
    .init("invalid-profile", .error, "A profile in `limn.yml` is incomplete or has a wrong value.", "Fix it as described in the message."),
  ]
}

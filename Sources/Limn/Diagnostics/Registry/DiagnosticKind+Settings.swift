extension DiagnosticKind {
  /// Problems of `limn.yml` and front matter.
  static let settings: [DiagnosticKind] = [
    .init(
      "yaml", .error,
      "`limn.yml` or the front matter of an article is not valid YAML, or has a part that Limn does not read, such as a YAML alias or a second document.",
      "Fix the YAML at the reported line."),
    .init("duplicate-key", .error, "A mapping has the same key twice.", "Remove one of the two lines."),
    .init("unknown-key", .error, "`limn.yml` has a key that Limn does not know.", "Correct or remove the key."),
    .init(
      "unknown-front-matter-key", .warning,
      "Front matter has a key that Limn does not use, such as a key of another site generator.",
      "Correct the key, or set the severity of `unknown-front-matter-key` to `off`."),
    .init("invalid-setting", .error, "A setting has a wrong value.", "Correct the value as described in the message."),
    .init(
      "invalid-slug", .error, "A slug is empty, starts with a dot, or has characters that an address cannot have.",
      "Use letters, digits, hyphens, underscores, dots and tildes."),
    .init(
      "unknown-diagnostic", .error,
      "An id under `severity` is unknown but similar to a known id, or an id passed to `limn explain` is unknown.",
      "Correct the id. `limn explain` lists the ids of all diagnostics."),
    .init(
      "invalid-profile", .error, "A profile in `limn.yml` is incomplete or has a wrong value.",
      "Fix the profile as described in the message."),
  ]
}

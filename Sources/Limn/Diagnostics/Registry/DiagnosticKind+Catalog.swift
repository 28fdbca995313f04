extension DiagnosticKind {
  /// Problems of the catalog's settings or data.
  static let catalog: [DiagnosticKind] = [
    .init(
      "unknown-rule", .error, "A comment or setting names a rule that does not exist.", "Correct the id of the rule."),
    .init(
      "suppression-without-reason", .error, "A `limn:ignore` comment gives no reason.",
      "Write a hyphen and the reason after the rule's id."
    ),
    .init(
      "unused-suppression", .warning, "A `limn:ignore` comment applies to a line that does not violate the rule.",
      "Remove the comment."),
    .init(
      "profile-matches-nothing", .warning,
      "An entry of `kinds` in a profile matches no type (warning), or a whole profile matches no app (error).",
      "Correct the globs or names in the profile."),
    .init(
      "profile-overlap", .error, "Several profiles match the same app.",
      "Set `targets` so that only one profile matches the app."),
    .init(
      "not-built", .warning,
      "A target does not build on this machine. The catalog reads only the syntax of the code that does not compile.",
      "Fix the code, or ignore the warning if the target needs another platform."),
    .init(
      "package-unread", .warning, "SwiftPM cannot read a package, so its targets are inferred from its folders.",
      "Fix the package's `Package.swift` as described in the message."),
    .init(
      "project-unread", .warning, "An Xcode, XcodeGen or Tuist project cannot be read.",
      "Fix the project file, or list the sources in a `Package.swift`."),
    .init(
      "catalog-unreadable", .error, "A file given to `limn catalog diff` is not a catalog in JSON.",
      "Create the file with `limn catalog --format json`."),
    .init(
      "catalog-schema", .error,
      "A file given to `limn catalog diff` has a format version that this version of Limn cannot read.",
      "Create both files again with this version of Limn."),
  ]
}

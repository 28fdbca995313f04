extension DiagnosticKind {
  /// Problems of the catalog's settings or data.
  static let catalog: [DiagnosticKind] = [
    .init("unknown-rule", .error, "A comment or setting names a rule that does not exist.", "Correct the id."),
    .init("suppression-without-reason", .error, "A suppression gives no reason.", "Write a hyphen and the reason after the rule's id."),
    .init("unused-suppression", .warning, "A suppression matches no violation.", "Remove it."),
    .init(
      "profile-matches-nothing", .warning,
      "An entry of `kinds` in a profile matches no type (warning), or a whole profile matches no app (error).",
      "Correct the globs or names of the profile."),
    .init("profile-overlap", .error, "Two profiles match the same app.", "Set `targets` so that only one profile matches the app."),
    .init(
      "not-built", .warning, "A target does not build here, so the catalog uses only the syntax of the code that does not compile.",
      "Fix the code, or ignore the warning if the target needs another platform."),
    .init(
      "package-unread", .warning, "SwiftPM cannot read a package, so its targets are inferred from its folders.",
      "Fix its `Package.swift` as described in the message."),
    .init(
      "project-unread", .warning, "An Xcode, XcodeGen or Tuist project cannot be read.",
      "Fix the project file, or list the sources in a `Package.swift`."),
    .init(
      "catalog-unreadable", .error, "A file given to `limn catalog diff` is not the JSON of a catalog.",
      "Create it with `limn catalog --format json`."),
    .init(
      "catalog-schema", .error, "A catalog has a format version that this version of Limn does not read.",
      "Create both files with the same version of Limn."),
  ]
}

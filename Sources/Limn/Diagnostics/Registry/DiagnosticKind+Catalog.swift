extension DiagnosticKind {
  /// What is wrong with the catalog's settings or data.
  static let catalog: [DiagnosticKind] = [
    .init("unknown-rule", .error, "A comment or setting names a rule that does not exist.", "Correct the id."),
    .init("suppression-without-reason", .error, "A suppression gives no reason.", "Write the reason behind a hyphen."),
    .init("unused-suppression", .warning, "A suppression suppresses nothing.", "Remove it."),
    .init("profile-matches-nothing", .warning, "A profile, or a part of it, matches no code.", "Correct its globs or names."),
    .init("profile-overlap", .error, "Two profiles claim one app.", "Let `targets` of one profile match it."),
    .init(
      "not-built", .warning, "A target does not build here, so its part of the catalog comes from its syntax alone.",
      "Correct the code, or leave it if the target needs another platform."),
    .init(
      "package-unread", .warning, "SwiftPM cannot read a package, so its targets are taken from its folders.",
      "Correct its `Package.swift` as the message says."),
    .init(
      "project-unread", .warning, "A project of Xcode, XcodeGen or Tuist cannot be read.",
      "Correct it, or name its sources in a `Package.swift`."),
    .init("catalog-unreadable", .error, "A file to compare is not the JSON of a catalog.", "Write it with `limn catalog --format json`."),
    .init("catalog-schema", .error, "A catalog has another version of the format.", "Write both with the same version of Limn."),
  ]
}

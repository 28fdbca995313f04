extension DiagnosticKind {
  /// Problems of the project as a whole.
  static let project: [DiagnosticKind] = [
    .init(
      "no-project", .error, "The project's folder has no Markdown file, no `Content` folder and no `Package.swift`.",
      "Pass the path of a folder that has Markdown files or a package."),
    .init(
      "no-articles", .error, "The content folder has no Markdown file.", "Create `index.md` in the content folder."),
    .init(
      "invalid-cache-url", .error,
      "The address of the shared cache does not start with `http://` or `https://`, or `LIMN_CACHE_PATIENCE` is not a whole number from 1 to 1000.",
      "Correct `--cache-url`, `LIMN_CACHE_URL`, `cache` in `limn.yml`, or `LIMN_CACHE_PATIENCE`."),
    .init("no-folder", .error, "A folder on the command line does not exist, or is a file.", "Correct the path."),
    .init("no-file", .error, "A file or folder on the command line does not exist.", "Correct the path."),
    .init(
      "outside-project", .error, "A file or folder on the command line is outside the project.",
      "Pass the folder of the file's own project with `--root`, or move the file into a project."),
    .init(
      "replaced-articles", .error,
      "`limn catalog` would replace a site that has articles with a site without articles.",
      "Pass another folder with `--output`, or run `limn build`, whose site contains the catalog too."),
    .init(
      "unreadable-file", .error,
      "A symbolic link among the articles, images or theme files has no target, or forms a cycle.",
      "Remove the link, or correct its target."),
    .init(
      "unknown-file", .error, "A file on the command line is neither Markdown nor Swift.",
      "Pass only Markdown and Swift files."),
    .init(
      "external-symbolic-link", .warning,
      "A symbolic link leads outside the project, so Limn does not read its target.",
      "Copy the file into the project, or remove the link."),
    .init(
      "no-package", .error, "`limn catalog` finds no package or project with Swift sources.",
      "Pass the folder of a package or of an Xcode project."),
    .init(
      "package-build", .error, "The package or one of its targets does not build.",
      "Correct the code, or set `targets` to the targets that build."),
    .init(
      "package-not-in-cache", .error, "`limn check --from-cache` does not find the package's build in the cache.",
      "Check the same commit with `--cache-push` first, with the same `--only` and the same toolchain, or leave out `--from-cache`."
    ),
    .init(
      "not-in-cache", .error,
      "`limn check --from-cache` does not find the result of a snippet or preview in the cache.",
      "Run the job that checks this share of the snippets again, or leave out `--from-cache`. Crashes, timeouts and missing modules are never stored."
    ),
    .init(
      "test-target-build", .warning, "A test target does not build on this machine, so it is not documented.",
      "Fix the code, or ignore the warning if the target needs another platform."),
    .init(
      "moved-project", .note, "The project was moved or copied, so its package is built again.", "Ignore the note."),
    .init("package-without-targets", .error, "The package has no targets.", "Add a target to `Package.swift`."),
    .init("unknown-target", .error, "`targets` names a target that the package does not have.", "Correct the name."),
    .init("invalid-port", .error, "The port is not a whole number from 0 to 65535.", "Use a number in this range."),
    .init(
      "sandbox-ignored", .warning, "`sandbox: off` is ignored, because the change comes from a fork of the repository.",
      "Pass `--allow-unsandboxed` in the workflow if you trust all contributors."),
    .init("no-check", .warning, "`limn serve` could not check the code.", "Fix the problem described in the message."),
    .init(
      "cyclic-curation", .warning, "Articles list each other in their Topics sections and form a cycle.",
      "Remove one of the links."),
  ]
}

import LimnDiagnostics
import Foundation
import LimnPlatform

/// `limn init`: writes a CI workflow and the files of a new site. If the project has a package or articles, but no
/// `Content` folder, writes only the CI workflow. If the project has code or articles, also writes a baseline of the
/// current errors. Existing files are kept.
struct InitCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    let folder = ProjectLayout.absolute(arguments.operands.first ?? arguments.values["root"] ?? ".")
    let name = folder.lastPathName.map(String.init) ?? "Documentation"
    var layout = ProjectLayout(
      root: folder, site: folder + "/Site", output: folder + "/" + ProjectLayout.siteName,
      cache: folder + "/.build/limn")
    if files.isFolder(folder) { try layout.discoverContent() }
    let own =
      layout.content != folder + "/Content" && (layout.content != nil || files.exists(folder + "/Package.swift"))
    var todo = ""
    for (path, text) in Starter.files(title: name) where !own || path.hasPrefix(".github/") {
      if files.exists(folder + "/" + path) {
        Console.print("kept   \(path)\n")
        continue
      }
      try files.write(folder + "/" + path, text.bytes)
      Console.print("wrote  \(path)\n")
      if text.contains("OWNER/") {
        todo =
          "\n\(path) downloads Limn from github.com/OWNER/limn: replace OWNER with the account whose copy you use.\n"
      }
    }
    try ignoreOutput(in: folder)
    let hasCode = (try? layout.list(layout.root))?.contains { $0.hasSuffix(".swift") } == true
    if hasCode { try tellSources(layout) }
    guard own || hasCode else {
      Console.print(todo + "\nNext: limn serve\n")
      return 0
    }
    if !own { try layout.discoverContent() }
    let open = try acceptFailures(layout)
    Console.print(
      todo
        + (open == 0
          ? "\nNext: commit these files; 'limn check' finds new errors, and 'limn build' writes _site\n"
          : "\nNext: run 'limn check', and fix its errors; 'limn build --no-check' writes the site anyway\n")
    )
    return 0
  }

  /// Says that the site will contain source code, unless the settings already decide this.
  private func tellSources(_ layout: ProjectLayout) throws {
    let settings = try Project.readSettings(layout).settings
    guard settings.locations["repository"] == nil, settings.locations["source-pages"] == nil else { return }
    let path = layout.settings
    Console.print(
      "The site will show the project's source code. To leave it out, write 'repository: private' in "
        + "\(files.exists(path) ? "" : "a new file ")\(layout.relative(path)).\n")
  }

  /// Checks the whole project, prints its failures, and accepts them in a baseline, so that later runs report only new
  /// failures. Returns the number of errors that cannot be accepted.
  private func acceptFailures(_ layout: ProjectLayout) throws -> Int {
    let command = CheckCommand(arguments: arguments)
    let outcome = try command.check(layout, RunOptions(arguments))
    outcome.workspace.progress.finish()
    let failures = outcome.report.diagnostics.filter(\.isError)
    // An existing baseline is kept, like every existing file.
    if let known = outcome.workspace.project.baseline {
      Console.print("kept   \(known.path): \(Self.accepted(known.total))\n")
      printErrors(failures, "not accepted: ", limit: 5)
      if !failures.isEmpty { Console.print("'limn check --write-baseline' accepts new failures too.\n") }
      return failures.count
    }
    guard !failures.isEmpty else {
      Console.print("\nFound no errors.\n")
      return 0
    }
    let written = try BaselinePhase(outcome: outcome).run()
    let report = written.outcome.report
    let rest = report.diagnostics.filter(\.isError)
    Console.print("\nFound \(failures.count.counted("error")):\n")
    printErrors(rest, "  not accepted: ", limit: 5)
    printErrors(failures.filter { !rest.contains($0) }, "  ", limit: 10)
    try command.printCauses(outcome, atLeast: 1, endsWithAdvice: false)
    if written.new.total > 0 {
      let builds = report.diagnostics.count { $0.kind == .packageBuild && !$0.isError }
      let warnings = outcome.report.warningCount + builds - report.warningCount
      let accepted = Self.accepted(written.new.total, errors: failures.count - rest.count, warnings: warnings)
      Console.print("wrote  \(written.new.path): \(accepted), so 'limn check' reports only new errors\n")
      if builds > 0 {
        Console.print(
          "The package does not compile here, but may on a Mac. Its errors are warnings from now on.\n"
        )
      }
    }
    return rest.count
  }

  /// Returns a text such as `2 known problems are accepted`. `total` is the number of entries in the baseline. If
  /// `errors` is not equal to `total`, the text also contains the numbers of errors and warnings. If their sum is not
  /// `total` either, the text explains why.
  private static func accepted(_ total: Int, errors: Int? = nil, warnings: Int = 0) -> String {
    let text = "\(total.counted("known problem")) \(total == 1 ? "is" : "are") accepted"
    guard let errors, errors != total else { return text }
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { $0.counted($1) }
    let rule = errors + warnings == total ? "" : "; equal ones in one snippet count once"
    return "\(text) (\(counts.joined(separator: " and "))\(rule))"
  }

  private func printErrors(_ errors: [Diagnostic], _ start: String, limit: Int) {
    for diagnostic in errors.prefix(limit) { Console.print("\(start)\(diagnostic.line)\n") }
    guard errors.count > limit else { return }
    Console.print("  and \(errors.count - limit) more, which 'limn check --verbose' lists\n")
  }

  /// Adds Limn's output to `.gitignore`.
  private func ignoreOutput(in folder: String) throws {
    let path = folder + "/.gitignore"
    let known = (try files.readIfPresent(path) ?? []).text
    let names = Set(known.split(separator: "\n").map { $0.split(separator: "/").withSlashes })
    let missing = [ProjectLayout.siteName, ProjectLayout.catalogName, ".build"].filter { !names.contains($0) }.map {
      "/\($0)/"
    }
    guard !missing.isEmpty else { return }
    let gap = known.isEmpty || known.hasSuffix("\n") ? "" : "\n"
    try files.write(path, (known + gap + missing.map { $0 + "\n" }.joined()).bytes)
    let action = known.isEmpty ? "wrote " : "added to"
    Console.print("\(action) .gitignore: \(missing.withCommas)\n")
  }
}

import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnPreviews
import LimnSnippets
import LimnToolchain

/// How a build or a check flows. Each step takes values and gives values; only the first reads and the last writes.
///
/// 1. `read`: settings and articles (Project)
/// 2. `package`: the documented package, built in debug (Toolchain)
/// 3. `snippets`: every fence gets a verdict (Snippets)
/// 4. `catalog`: entities, relations, violations (Catalog)
/// 5. `previews`: every state of every preview (Previews)
/// 6. `pages`: articles and catalog become HTML, links are checked (Pages)
/// 7. `write`: the new site takes the place of the old (Pages)
///
/// A mistake of the author is collected in `diagnostics`; with an error among them the last step does not run.
struct Pipeline {
  var layout: ProjectLayout
  var options: PipelineOptions
  let files: FileSystem
  var processes: ProcessRunner
  let progress: Progress
  let symbolGraphs = SymbolGraphMemo()

  var diagnostics: [Diagnostic] = []
  /// What diagnostics count as, from the settings.
  var settings = Settings()
  /// The files that snippets and links are checked in.
  var documentPaths = Set<String>()
  var checked: [CheckedSnippet] = []
  var phases: [CheckPhase] = []
  /// What step 3 found, before known failures were taken out, and on which pages.
  var snippetReport = SnippetReport()
  var snippetPages: [SnippetPage] = []
  /// What kept targets from being built, where a catalog does without.
  var buildFailures: [Diagnostic] = []
  /// The same without what the baseline accepts.
  var openSnippetReport: SnippetReport?
  /// What step 3 used, so that fixes can be tried.
  var snippetContext: CheckContext?
  /// Accepted errors of documents; nil if there is no file of them.
  var problemBaseline: ProblemBaseline?
  /// How many accepted violations of rules there are.
  var acceptedViolations = 0
  /// Whether all links of the documents were looked at.
  var hasCheckedLinks = false
  /// Modules for packages and snippets that need them, if this copy of Limn has them.
  var bundled: BundledModules?
}

/// What of the flow is wanted.
struct PipelineOptions {
  /// Kinds of checks; all by default.
  var only = Set(CheckKind.allCases)
  var jobs: Int
  var usesCache = true
  var basePath = "/"
  var snippets = CheckOptions()
  var checksExternalLinks = false
  var allowsUnsandboxed = false
  /// Whether links to symbols and rules need the catalog; only a check of snippets alone does without.
  var wantsCatalog: Bool { needsCatalog && !only.isDisjoint(with: [.links, .rules]) }
  /// Whether something that is checked refers to the catalog; unknown until the documents are read.
  var needsCatalog = true
  /// Whether rules were named on the command line, so that those for any code are reported, too.
  var asksForRules = false
  /// What was named on the command line, relative to the root; empty for everything.
  var paths: [String] = []
  /// Whether a package that does not build is read by its syntax instead.
  var allowsFailedBuilds = false
}

/// A kind of check, as `--only` names it.
enum CheckKind: String, CaseIterable, Sendable {
  case snippets, links, rules, previews
}

extension Pipeline {
  /// Whether something is an error by the levels of the settings.
  var hasErrors: Bool { report.diagnostics.contains { $0.severity == .error } }
  var cache: ContentCache? { options.usesCache ? ContentCache(folder: layout.resultsFolder, files: files) : nil }
  var hasPackage: Bool { files.exists(layout.root + "/Package.swift") }

  /// 1. Settings and articles.
  ///
  /// - Parameter named: paths on the command line, of files and folders to check.
  mutating func read(only named: [String] = []) throws -> Project {
    let here = FileManager.default.currentDirectoryPath
    let paths = named.map { ProjectLayout.absolute($0, from: here) }
    if let missing = zip(named, paths).first(where: { !files.exists($1) }) {
      throw DiagnosticError("no-file", "there is no file or folder '\(missing.0)'")
    }
    let project = try progress.phase("reading") { () throws(EnvironmentFailure) in
      try Project.read(layout, named: paths, files: files, jobs: options.jobs)
    }
    if let found = layout.discovery, progress.style != .silent { Console.printError(found + "\n") }
    diagnostics += project.diagnostics
    settings = project.settings
    documentPaths = Set((project.documents + project.catalogPages.map(\.document)).map(\.path))
    try readProblemBaseline()
    return project
  }

  /// 2. The documented package; nil if there is none or it does not build.
  mutating func package(_ project: Project) throws(EnvironmentFailure) -> (toolchain: Toolchain, built: BuiltPackage?) {
    let toolchain = try Toolchain.discover(processes: processes, files: files)
    bundled = try BundledModules.find(below: layout.cache, cache: cache, files: files)
    guard hasPackage else { return (toolchain, nil) }
    var build = PackageBuild(
      root: layout.root, scratch: layout.cache + "/package", toolchain: toolchain, targets: project.settings.targets, processes: processes,
      files: files)
    build.bundled = bundled
    if progress.isVerbose { build.log = { Console.printError($0) } }
    if options.only.contains(.previews) { build.companions = ["PreviewHost"] }
    if options.wantsCatalog { build.companions += project.listedModules }
    let ready = build
    let result = try progress.phase("building the package") { () throws(EnvironmentFailure) in
      try ready.build { [progress] in progress.detail("building \($0)") }
    }
    if options.allowsFailedBuilds {
      buildFailures = result.diagnostics.filter { $0.severity == .error }
      diagnostics += result.diagnostics.filter { $0.severity != .error }
    } else {
      diagnostics += result.diagnostics
    }
    return (toolchain, result.package)
  }
}

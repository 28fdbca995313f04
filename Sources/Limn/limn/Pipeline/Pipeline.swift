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

/// The steps of a build or a check. Only the first step reads the articles, and only the last step writes the site.
///
/// 1. `read`: reads settings and articles (Project)
/// 2. `package`: builds the documented package in debug mode (Toolchain)
/// 3. `snippets`: determines a verdict for every code block (Snippets)
/// 4. `catalog`: finds entities, relations, and violations of rules (Catalog)
/// 5. `previews`: explores every state of every preview (Previews)
/// 6. `pages`: converts articles and the catalog to HTML and checks links (Pages)
/// 7. `write`: replaces the old site with the new one (Pages)
///
/// Mistakes in the project are collected in `diagnostics`. If one of them is an error, the last step does not run.
struct Pipeline {
  var layout: ProjectLayout
  var options: PipelineOptions
  let files: FileSystem
  var processes: ProcessRunner
  let progress: Progress
  let symbolGraphs = SymbolGraphMemo()
  /// The known digests of files that did not change since an earlier run.
  let inputs: InputIndex

  var diagnostics: [Diagnostic] = []
  /// The settings, which determine the severities of diagnostics.
  var settings = Settings()
  /// The files whose snippets and links are checked.
  var documentPaths = Set<String>()
  var checked: [CheckedSnippet] = []
  var phases: [CheckPhase] = []
  /// The result of step 3 with all failures, including accepted ones. `snippetPages` are the pages that were checked.
  var snippetReport = SnippetReport()
  var snippetPages: [SnippetPage] = []
  /// The errors of targets that did not build, if the catalog is made without these targets.
  var buildFailures: [Diagnostic] = []
  /// The result of step 3 without accepted failures.
  var openSnippetReport: SnippetReport?
  /// The context that step 3 used. Checking a fix needs it again.
  var snippetContext: CheckContext?
  /// Accepted errors of documents; nil without a baseline.
  var problemBaseline: ProblemBaseline?
  /// The number of accepted violations of rules.
  var acceptedViolations = 0
  /// Whether all links of the documents were checked.
  var hasCheckedLinks = false
  /// The shared cache, if the settings or the command line name one.
  var remote: RemoteCache?
  /// Limn's bundled modules, such as SwiftUI, if they were installed with this copy of Limn.
  var bundled: BundledModules?
}

/// The options of a run, from the command line.
struct PipelineOptions {
  /// The kinds of checks to run; all by default.
  var only = Set(CheckKind.allCases)
  var jobs: Int
  var usesCache = true
  /// The address of the shared cache, and whether to store results there, as given on the command line.
  var cacheURL: String?
  var pushesToCache = false
  /// Whether to use the shared cache. `limn serve` does not use it, since results are stored when a run ends.
  var usesSharedCache = true
  var basePath = "/"
  var snippets = CheckOptions()
  var checksExternalLinks = false
  var allowsUnsandboxed = false
  /// Whether to make the catalog, which only rules and links to symbols need.
  var wantsCatalog: Bool { needsCatalog && !only.isDisjoint(with: [.links, .rules]) }
  /// Whether a checked document refers to the catalog. True until the documents are read.
  var needsCatalog = true
  /// Whether the command line requests the check `rules`. Then the rules that apply to any architecture are reported too.
  var asksForRules = false
  /// The paths named on the command line, relative to the root; empty to check everything.
  var paths: [String] = []
  /// Whether to catalog a package from its syntax if it does not build.
  var allowsFailedBuilds = false
  /// What is cataloged in a folder that is not a package.
  var catalogScope = CatalogScope.package
}

/// What is cataloged in a folder.
enum CatalogScope: Sendable {
  /// The package in the folder.
  case package
  /// Also the Xcode projects in the folder, if it is not a package.
  case projects
  /// All packages and projects in the folder.
  case all
}

/// A kind of check that `--only` can name.
enum CheckKind: String, CaseIterable, Sendable {
  case snippets, links, rules, previews
}

extension Pipeline {
  /// Whether the report has an error, at the severities of the settings.
  var hasErrors: Bool { report.diagnostics.contains { $0.severity == .error } }
  var cache: ContentCache? {
    options.usesCache ? ContentCache(folder: layout.resultsFolder, files: files, remote: remote, inputs: inputs) : nil
  }
  var hasPackage: Bool { files.exists(layout.root + "/Package.swift") }

  /// Step 1: reads settings and articles.
  ///
  /// - Parameter named: the paths of files and folders to check, from the command line.
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
    if options.usesCache, options.usesSharedCache {
      remote = try SharedCacheChoice(options, settings, isForeign: isForeignContribution).chosen().map(RemoteCache.init)
    }
    documentPaths = Set((project.documents + project.catalogPages.map(\.document)).map(\.path)).union(project.unreadPaths)
    try readProblemBaseline()
    return project
  }

  /// Step 2: builds the documented package. The package is nil if there is none or it does not build.
  mutating func package(_ project: Project) throws(EnvironmentFailure) -> (toolchain: Toolchain, built: BuiltPackage?) {
    let toolchain = try Toolchain.discover(cache: cache, processes: processes, files: files)
    bundled = try BundledModules.find(below: layout.cache, cache: cache, files: files)
    guard hasPackage else { return (toolchain, nil) }
    let ready = packageBuild(project, toolchain)
    let result = try progress.phase("building the package") { () throws(EnvironmentFailure) in
      try ready.build(waits: { [progress] in progress.detail("waiting for another build of this package to end") }) { [progress] in
        progress.detail("building \($0)")
      }
    }
    if options.allowsFailedBuilds {
      buildFailures = result.diagnostics.filter { $0.severity == .error }
      diagnostics += result.diagnostics.filter { $0.severity != .error }
    } else {
      diagnostics += result.diagnostics
    }
    return (toolchain, result.package)
  }

  private func packageBuild(_ project: Project, _ toolchain: Toolchain) -> PackageBuild {
    var build = PackageBuild(
      root: layout.root, scratch: layout.cache + "/package", toolchain: toolchain, targets: project.settings.targets, processes: processes,
      files: files)
    build.bundled = bundled
    if options.usesCache { build.inputs = inputs }
    if progress.style != .silent { build.notice = { [progress] in progress.message($0) } }
    if progress.isVerbose { build.log = { Console.printError($0) } }
    if options.only.contains(.previews) { build.companions = ["PreviewHost"] }
    if options.wantsCatalog { build.companions += project.listedModules }
    return build
  }

  /// The digest of what the package was last built from; nil if it changed since and must be built again. Starts no build.
  mutating func unchangedPackage(_ project: Project) throws(EnvironmentFailure) -> String? {
    guard hasPackage else { return nil }
    let toolchain = try Toolchain.discover(cache: cache, processes: processes, files: files)
    bundled = try BundledModules.find(below: layout.cache, cache: cache, files: files)
    return packageBuild(project, toolchain).unchangedDigest()
  }
}

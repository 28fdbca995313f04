import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import LimnPlatform
import LimnToolchain
import Synchronization

/// The project that a run checks, and the context of the run. All steps after the first read the workspace, and no step
/// changes it.
///
/// Each step consists of one or more phases. The stored properties of a phase are its inputs, and its `run()` returns
/// its result. Only the first step reads the articles, and only the last step writes the site.
///
/// 1. ``ReadPhase`` reads settings and articles (Project). ``SandboxPhase`` chooses how the project's code is run.
/// 2. ``PackagePhase`` builds the documented package in debug mode (Toolchain). ``CodebasePhase`` reads the other
///    packages and the Xcode projects (Catalog). ``TolerantPhase`` compiles what the package's build could not, with
///    parts replaced (TolerantBuild).
/// 3. ``PreviewPhase`` explores every state of every preview in the sources (Previews).
/// 4. ``SnippetPhase`` determines a verdict for every code block (Snippets). ``SnippetPreviewPhase`` explores the
///    previews of code blocks (Previews).
/// 5. ``SymbolListPhase`` and ``CatalogPhase`` find symbols, entities, relations, and violations of rules (Catalog).
/// 6. ``LinkPhase`` checks links in documents that are not part of the site. ``SitePhase`` collects the inputs of the
///    site, with the pages of ``CatalogPagesPhase`` and ``PreviewPagesPhase`` (Pages).
/// 7. The command checks the site's links and writes the site, or ``SiteLinkPhase`` makes the pages
///    only to check them and their links (Pages).
///
/// A command, such as ``BuildCommand``, runs the steps. ``CodePhase`` runs steps 2 to 5 for it, as far as the options
/// require them. ``BaselinePhase`` is not a step of a build: it writes the baseline after a check.
///
/// Each result contains the mistakes in the project as ``Findings``. A ``RunOutcome`` joins the findings into a report.
/// If a finding is an error, `limn build` writes no site, except with `--no-check`.
struct Workspace: Phase {
  let context: RunContext
  let project: Project

  var workspace: Workspace { self }
}

/// A step of a run, or a part of one. Its stored properties are its inputs, and its functions read the project and the
/// context of the run without naming the workspace.
protocol Phase: Sendable {
  var workspace: Workspace { get }
}

extension Phase {
  var context: RunContext { workspace.context }
  var project: Project { workspace.project }
  var layout: ProjectLayout { context.layout }
  var options: RunOptions { context.options }
  var processes: ProcessRunner { context.processes }
  var progress: Progress { context.progress }
  var cache: ContentCache? { context.cache }
  var settings: Settings { project.settings }

  /// The report as text. The text has all notes if `--verbose` is given. Diagnostics that were printed during the run
  /// are left out.
  func text(of report: CheckReport, usesColor: Bool = Console.usesColor) -> String {
    var rest = report
    rest.diagnostics.removeAll(where: progress.hasAnnounced)
    return HumanPrinter(source: project.source, usesColor: usesColor, showsNotes: progress.isVerbose).text(rest)
  }

  var hasPackage: Bool { files.exists(layout.root + "/Package.swift") }

  /// Whether code is checked. Code that is not checked may still be cataloged, so that links to the catalog can be
  /// resolved.
  var checksCode: Bool { !options.only.isDisjoint(with: [.snippets, .rules, .previews]) }

  /// Whether to create the catalog. This requires that the run needs a catalog and that there is code to catalog.
  var catalogsCode: Bool { wantsCatalog && hasCode }

  /// Whether the run needs a catalog, for links in checked documents or for rules.
  var wantsCatalog: Bool {
    guard !options.only.isDisjoint(with: [.links, .rules]) else { return false }
    return options.paths.isEmpty || options.only.contains(.rules) || refersToCatalog
  }

  /// Whether to check a file: the command line names the file, a folder that contains it, or no path at all.
  func isWanted(_ path: String) -> Bool {
    options.paths.isEmpty || options.paths.contains { $0 == "." || path.isIn($0) }
  }

  /// The names of the targets that the site documents.
  func documentedTargets(of package: PackageDescription) -> [String] {
    let libraries = package.targets.filter { $0.kind == .library }.map(\.name)
    let named = settings.targets.filter { package.target(named: $0) != nil }
    return named.isEmpty ? libraries : named
  }

  /// Reads symbol graphs of the package. Graphs that this run has already read are reused.
  func symbolGraphs(of built: BuiltPackage, _ toolchain: Toolchain) -> SymbolGraphExtractor {
    var extractor = SymbolGraphExtractor(package: built, toolchain: toolchain)
    extractor.cache = cache
    extractor.memo = context.symbolGraphs
    extractor.jobs = options.jobs
    extractor.processes = processes
    return extractor
  }

  /// Whether there is code to catalog.
  private var hasCode: Bool {
    // Code that is not built takes long to catalog. Links alone need it only if a document refers to the catalog.
    options.catalogsAnything || hasPackage || (options.only != [.links] || refersToCatalog) && hasOtherCode
  }

  /// Whether there are packages below the root, or Xcode projects.
  var hasOtherCode: Bool {
    context.projectSearch.hasCode(in: layout.root, projects: settings.projects)
  }

  /// Whether a checked document refers to the catalog.
  private var refersToCatalog: Bool {
    (project.documents + project.catalogPages.map(\.document)).contains { document in
      guard isWanted(document.path) else { return false }
      return !document.insertions(.symbols).isEmpty
        || document.links.contains {
          $0.kind == .symbol || $0.destination.hasPrefix("rule:") || $0.destination.contains("catalog/")
        }
    }
  }
}

/// Finds out whether the project has packages or Xcode projects. All folders must be searched, so the answer is stored
/// for the other steps of the run.
final class ProjectSearch: Sendable {
  private let results = Mutex<[String: Bool]>([:])

  func hasCode(in root: String, projects: [Glob]) -> Bool {
    results.withLock { results in
      let found = results[root] ?? CodebaseReader.hasCode(in: root, projects: projects, files: files)
      results[root] = found
      return found
    }
  }
}

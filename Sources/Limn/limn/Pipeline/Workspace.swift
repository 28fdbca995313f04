import LimnCatalog
import LimnConfiguration
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnToolchain

/// The project that a run checks, and the context of the run. All steps after the first read it, and none changes it.
///
/// A run has these steps. Each is a phase: its stored properties are what it reads, and its `run()` returns what it makes. Only the first
/// step reads the articles, and only the last step writes the site.
///
/// 1. ``ReadPhase``: reads settings and articles (Project)
/// 2. ``SandboxPhase`` chooses how the project's code is run; ``PackagePhase`` builds the documented package in debug mode (Toolchain)
/// 3. ``SnippetPhase``: determines a verdict for every code block (Snippets)
/// 4. ``SnippetPreviewPhase`` and ``PreviewPhase``: explore every state of every preview (Previews)
/// 5. ``SymbolListPhase`` and ``CatalogPhase``: find symbols, entities, relations, and violations of rules (Catalog)
/// 6. ``LinkPhase``: checks links in documents that are not part of the site; ``SitePhase``: collects the inputs of the site (Pages)
/// 7. The command checks the site's links and writes the site (Pages)
///
/// ``CodePhase`` runs steps 2 to 5, as far as the options require them. Mistakes in the project are part of each result, as ``Findings``,
/// and a ``RunOutcome`` joins them to a report. If one of them is an error, the last step does not run.
struct Workspace: Sendable {
  let context: RunContext
  let project: Project
}

extension Workspace {
  var layout: ProjectLayout { context.layout }
  var options: RunOptions { context.options }
  var files: FileSystem { context.files }
  var processes: ProcessRunner { context.processes }
  var progress: Progress { context.progress }
  var cache: ContentCache? { context.cache }
  var settings: Settings { project.settings }
}

extension Workspace {
  var hasPackage: Bool { files.exists(layout.root + "/Package.swift") }

  /// Whether any step needs to build or read code.
  var needsCode: Bool { checksCode || catalogsCode }

  /// Whether code is checked, and not only cataloged for links.
  var checksCode: Bool { !options.only.isDisjoint(with: [.snippets, .rules, .previews]) }

  /// Whether to make the catalog: something needs it, and there is code to catalog.
  var catalogsCode: Bool { wantsCatalog && hasCode }

  /// Whether rules are checked, or a checked document refers to the catalog.
  var wantsCatalog: Bool {
    guard !options.only.isDisjoint(with: [.links, .rules]) else { return false }
    return options.paths.isEmpty || options.only.contains(.rules) || refersToCatalog
  }

  /// Whether a file is among those named on the command line, or none is named.
  func isWanted(_ path: String) -> Bool {
    options.paths.isEmpty || options.paths.contains { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The names of the targets that the site documents.
  func targets(of built: BuiltPackage) -> [String] {
    let libraries = built.description.targets.filter { $0.kind == .library }.map(\.name)
    let named = settings.targets.filter { built.description.target(named: $0) != nil }
    return named.isEmpty ? libraries : named
  }

  /// Reads symbol graphs of the package. Graphs that this run has already read are reused.
  func symbolGraphs(of built: BuiltPackage, _ toolchain: Toolchain) -> SymbolGraphExtractor {
    SymbolGraphExtractor(
      package: built, toolchain: toolchain, cache: cache, memo: context.symbolGraphs, jobs: options.jobs, processes: processes,
      files: files)
  }
}

extension Workspace {
  /// Whether there is code to catalog.
  private var hasCode: Bool {
    switch options.catalogScope {
    // A catalog of an Xcode project takes long, so that a check makes it only if something depends on it.
    case .package: hasPackage || (refersToCatalog || settings.architecture != nil) && hasXcodeProject
    case .projects: hasPackage || hasXcodeProject
    case .all: true
    }
  }

  private var hasXcodeProject: Bool { CodebaseReader.hasXcodeProject(in: layout.root, projects: settings.projects, files: files) }

  /// Whether a checked document refers to the catalog.
  private var refersToCatalog: Bool {
    (project.documents + project.catalogPages.map(\.document)).contains { document in
      guard isWanted(document.path) else { return false }
      return !document.symbolLists.isEmpty
        || document.links.contains { $0.kind == .symbol || $0.destination.hasPrefix("rule:") || $0.destination.contains("catalog/") }
    }
  }
}

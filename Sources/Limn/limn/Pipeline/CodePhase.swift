import LimnCatalog
import LimnPages
import LimnPreviews
import LimnSnippets

/// Steps 2 to 5 of the list at ``Workspace``: builds and checks the code of a project. Runs only the steps that the
/// options require.
struct CodePhase: Phase {
  let workspace: Workspace

  func run() throws -> CodeResult {
    var only = options.only
    let catalogsCode = workspace.catalogsCode
    guard checksCode || catalogsCode else { return CodeResult() }
    var package = try PackagePhase(workspace: workspace).run()
    let isPartial = options.allowsFailedBuilds && catalogsCode && (package.built == nil || !package.failures.isEmpty)
    let isComplete = package.built?.failedTargets.isEmpty == true
    // A run that only reads the cache does not read the manifests, so the targets are unknown.
    let checksPart = hasPackage && !isComplete && only.contains(.snippets) && !options.readsOnlyCache
    let toleratesErrors = checksPart || only.contains(.previews)
    let codebase =
      catalogsCode || toleratesErrors
      ? try CodebasePhase(
        workspace: workspace, package: package, fetchesPackages: only.contains(.previews) && !options.readsOnlyCache
      ).run() : nil
    let tolerant = try codebase.flatMap { codebase in
      toleratesErrors
        ? try TolerantPhase(workspace: workspace, package: package, codebase: codebase, checksSnippets: checksPart)
          .run() : nil
    }
    let previews =
      try codebase.flatMap { codebase in
        only.contains(.previews)
          ? try PreviewPhase(workspace: workspace, package: package, codebase: codebase, tolerant: tolerant).run() : nil
      } ?? PreviewResult()
    if let codebase, let tolerant {
      package = package.tolerating(tolerant, in: codebase, isCataloged: catalogsCode)
    }
    // The snippets of a package of which nothing can be built are not checked, but its code is cataloged.
    if isPartial, tolerant == nil { only.remove(.snippets) }
    let isBuilt = package.built != nil || tolerant?.compiled.isEmpty == false
    let catalogs = catalogsCode && (isPartial || isBuilt || !hasPackage)
    let partial = tolerant.flatMap { checksPart && ($0.lacksNames || !$0.tolerated.isEmpty) ? $0 : nil }
    let snippetPhase = SnippetPhase(workspace: workspace, package: package, tolerant: partial)
    let snippets = only.contains(.snippets) ? try snippetPhase.run() : SnippetResult()
    let shown = ShownFilePages.verdicts(onCodeIn: project.documents, among: snippets.verdicts)
    let embedded =
      only.contains(.previews)
      ? try SnippetPreviewPhase(workspace: workspace, package: package, verdicts: snippets.verdicts).run()
      : SnippetPreviewResult(verdicts: snippets.verdicts)
    let lists = catalogs ? try SymbolListPhase(workspace: workspace, package: package).run() : SymbolLists()
    let links = CatalogLinks(verdicts: embedded.verdicts + shown, previews: previews.graphs)
    let catalog = try codebase.flatMap { codebase in
      catalogs
        ? try CatalogPhase(workspace: workspace, package: package, codebase: codebase, links: links).run() : nil
    }
    return CodeResult(
      package: package, snippets: snippets, catalog: catalog,
      artifacts: BuildArtifacts(
        verdicts: embedded.verdicts, verdictsOnShownCode: shown, swiftVersion: package.swiftVersion,
        index: catalog?.index,
        graphs: previews.graphs, unrun: previews.unrun, snippetGraphs: embedded.graphs, symbolLists: lists),
      findings: package.findings + snippets.findings + embedded.findings + previews.findings
        + (catalog?.findings ?? Findings(diagnostics: codebase?.diagnostics ?? [])))
  }
}

/// The results of steps 2 to 5. The results are empty if the run needs no code.
struct CodeResult {
  var package: PackageResult?
  var snippets = SnippetResult()
  /// Nil if no catalog was made.
  var catalog: CheckedCatalog?
  var artifacts = BuildArtifacts()
  /// The findings of steps 2 to 5.
  var findings = Findings()
}

/// The results of steps 2 to 5 from which pages are made.
struct BuildArtifacts {
  /// The verdict of each snippet.
  var verdicts: [Verdict] = []
  /// The verdicts on code files that tutorials and other directives show. If a file is shown at several places, there
  /// is one copy of its verdict for each place.
  var verdictsOnShownCode: [Verdict] = []
  /// The version of the compiler, such as `6.3.1`.
  var swiftVersion: String?
  var index: CatalogIndex?
  var graphs: [StateGraph] = []
  /// The previews that did not run.
  var unrun: [UnrunPreview] = []
  /// The state graphs of previews in snippets.
  var snippetGraphs: [StateGraph] = []
  var symbolLists = SymbolLists()

  /// All verdicts, each with the location where readers see the code.
  var displayedVerdicts: [Verdict] { verdicts + verdictsOnShownCode }
}

extension PackageResult {
  /// The version number in the compiler's version line, such as `6.3.1`.
  fileprivate var swiftVersion: String? {
    toolchain.version.split(separator: " ").first { $0.first?.isNumber == true }.map(String.init)
  }
}

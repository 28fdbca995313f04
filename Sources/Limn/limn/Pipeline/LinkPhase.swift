import LimnDiagnostics
import LimnPages

/// Step 6: checks links in documents that are not part of the site: the README, and documentation catalogs outside the
/// content folder.
struct LinkPhase: Phase {
  let workspace: Workspace
  let artifacts: BuildArtifacts

  func run() throws -> Findings {
    let others = UnpublishedLinks.check(project.others, among: project.documents, in: content)
    return Findings(diagnostics: others + (try catalogs()))
  }

  /// Checks the links of documentation catalogs outside the content folder. Limn does not publish these catalogs. To
  /// check their links, Limn builds one site that contains the articles of all these catalogs, and discards its pages.
  private func catalogs() throws -> [Diagnostic] {
    var project = workspace.project
    guard !project.catalogPages.isEmpty else { return [] }
    let paths = Set(project.catalogPages.map(\.document.path))
    project.layout = layout
    project.layout.content = layout.root
    project.pages = project.catalogPages
    project.assets = project.catalogAssets
    let own = Workspace(context: context.replacing(layout: project.layout), project: project)
    var input = try SitePhase(workspace: own, artifacts: artifacts).run().input
    input.history.ledger = AddressLedger()
    let output = try progress.phase("checking documentation catalogs") { [input] in
      try SiteBuilder(input).build { _ in }
    }
    return output.diagnostics.filter { $0.location.map { paths.contains($0.path) } ?? false }
  }
}

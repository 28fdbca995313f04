import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform

/// Step 6: checks links in documents that are not part of the site: the README, and documentation catalogs outside the
/// content folder.
struct LinkPhase {
  let workspace: Workspace
  let artifacts: BuildArtifacts
}

extension LinkPhase {
  func run() throws -> Findings {
    let project = workspace.project
    let others = UnpublishedLinks.check(project.others, among: project.documents, in: workspace.content)
    return Findings(diagnostics: others + (try catalogs()))
  }

  /// Checks the links of documentation catalogs outside the content folder. Limn does not publish these catalogs. To
  /// check their links, Limn builds one site that contains the articles of all these catalogs, and discards its pages.
  private func catalogs() throws -> [Diagnostic] {
    var project = workspace.project
    guard !project.catalogPages.isEmpty else { return [] }
    let paths = Set(project.catalogPages.map(\.document.path))
    project.layout = workspace.layout
    project.layout.content = workspace.layout.root
    (project.pages, project.assets) = (project.catalogPages, project.catalogAssets)
    let own = Workspace(context: workspace.context.replacing(layout: project.layout), project: project)
    var input = try SitePhase(workspace: own, artifacts: artifacts).run().input
    input.history.ledger = AddressLedger()
    let output = try workspace.progress.phase("checking documentation catalogs") { [input] in
      try SiteBuilder(input).build { _ in }
    }
    return output.diagnostics.filter { $0.location.map { paths.contains($0.path) } ?? false }
  }
}

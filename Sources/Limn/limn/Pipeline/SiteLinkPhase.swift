import LimnPages

/// Step 7 for a run that writes no site: checks the pages of the site and their links.
struct SiteLinkPhase: Phase {
  let workspace: Workspace
  let artifacts: BuildArtifacts

  func run() throws -> Findings {
    guard !project.pages.isEmpty else { return Findings() }
    var site = try SitePhase(workspace: workspace, artifacts: artifacts).run()
    // If the run has no catalog, or if the command line contains paths, some pages of the site are not created. The
    // ledger contains the published addresses of all pages, so the missing pages would be reported as lost. Therefore,
    // use an empty ledger.
    let isWhole = options.paths.isEmpty && (artifacts.index != nil || !hasPackage)
    if !isWhole { site.input.history.ledger = AddressLedger() }
    let output = try progress.phase("checking links") { [input = site.input] in
      try SiteBuilder(input).build { _ in }
    }
    let found = site.findings + Findings(output, in: workspace)
    guard options.checksExternalLinks else { return found }
    let external = try progress.phase("checking external links") {
      try ExternalLinkCheck.run(ExternalLinks.collect(site.input.content.articles), runner: processes)
    }
    return found + Findings(diagnostics: external)
  }
}

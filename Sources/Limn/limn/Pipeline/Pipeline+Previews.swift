import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import LimnPages
import LimnPlatform
import LimnPreviews
import LimnSnippets
import LimnToolchain

extension Pipeline {
  /// Step 5: explores every state of every preview. Returns nothing if the package does not build with Limn's SwiftUI modules.
  mutating func previews(_ project: Project, toolchain: Toolchain, built: BuiltPackage) throws(EnvironmentFailure) -> [StateGraph] {
    var explorer = PreviewExplorer(built, toolchain: toolchain, cache: cache)
    explorer.jobs = options.jobs
    explorer.processes = processes
    explorer.files = files
    guard explorer.canRun else { return [] }
    let ready = explorer
    let targets = project.settings.targets.isEmpty ? nil : project.settings.targets
    let report = try progress.phase("exploring previews") { () throws(EnvironmentFailure) in
      try ready.explore(targets: targets) { [progress] done, total in progress.detail("exploring previews \(done)/\(total)") }
    }
    if options.only.contains(.previews) {
      diagnostics += report.diagnostics
      phases.append(
        CheckPhase(
          name: "previews",
          counts: [
            .init("total", report.graphs.count, "in all"), .init("states", report.graphs.reduce(0) { $0 + $1.states.count }),
            .init("transitions", report.graphs.reduce(0) { $0 + $1.edges.count }),
            .init("findings", report.graphs.reduce(0) { $0 + $1.findings.count }),
            .init("explored", report.explored, "explored in this run"),
          ]))
    }
    return report.graphs
  }

  /// Explores the previews of snippets that have the `preview` attribute, and records the previews' names in the verdicts.
  mutating func snippetPreviews(
    _ verdicts: inout [Verdict], toolchain: Toolchain, built: BuiltPackage?
  ) throws(EnvironmentFailure) -> [StateGraph] {
    guard verdicts.contains(where: { $0.kind == .passed && $0.previewSource != nil }) else { return [] }
    var package = built ?? bundled.map { BuiltPackage(bundled: $0, root: layout.root, scratch: layout.cache) }
    if let own = package, own.objects["PreviewHost"] == nil, let bundled { package = own.adding(bundled) }
    guard let package, package.objects["PreviewHost"] != nil else {
      diagnostics.append(
        .warning(
          "no-preview-host", "previews of snippets are not shown: this copy of Limn was installed without its SwiftUI modules",
          at: nil, notes: [Note("run 'Site/build --install PREFIX' in a clone of Limn")]))
      return []
    }
    let previews = SnippetPreviews(
      built: package, toolchain: toolchain, folder: layout.cache + "/snippet-previews", cache: cache, jobs: options.jobs,
      processes: processes, files: files)
    let known = verdicts
    let report = try progress.phase("showing snippets") { () throws(EnvironmentFailure) in try previews.explore(known) }
    diagnostics += report.diagnostics
    for (index, graphs) in report.graphs { verdicts[index].previews = graphs.map(\.preview.id) }
    return report.graphs.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Adds the pages of the previews to the site, and the HTML with which articles embed previews.
  func addPreviews(_ graphs: [StateGraph], _ material: BuildArtifacts, to input: inout SiteInput) {
    guard !graphs.isEmpty else { return input.appearance.theme.remove(["previews.css", "previews.js"]) }
    let repository = input.identity.repository.map { "\($0)/blob/\(input.identity.branch)" }
    let index = material.index
    var pages = PreviewPages(
      graphs,
      sourceAddress: { path, line in repository.map { "\($0)/\(path)#L\(line)" } },
      entityAddress: { module, type in
        // Exclude extensions and previews, which have the same name as the type. Choose the smallest id, so that the result is the same in
        // every run.
        index?.entities.values.filter { $0.module == module && $0.name == type && ![.preview, .extension].contains($0.kind) }
          .min { $0.id < $1.id }.map(\.pagePath)
      })
    pages.siteTitle = input.identity.title
    pages.header = PageTemplate.headerMark
    if let index {
      let (root, files) = (layout.root, files)
      let sources = PreviewSources(index) { path in try? files.read(root + "/" + path) }
      pages.source = { graph in
        let preview = graph.preview
        return sources.html(
          view: preview.type, module: preview.module, actions: graph.sentActions, on: PageAddress(preview.path + ".html"))
      }
    }
    input.appearance.theme.add("previews.css", (input.appearance.theme.content(of: "previews.css") ?? []) + pages.styleRules)
    let assets = PreviewPages.Assets(
      styleSheet: input.appearance.theme.address(of: "previews.css") ?? "", script: input.appearance.theme.address(of: "previews.js") ?? "",
      early: input.appearance.theme.address(of: "early.js"))
    input.previews.files += pages.files(assets).map { SiteFile(PageAddress($0.path), $0.bytes) }
    input.previews.searchedPages += graphs.map { graph in
      let sections = graph.searchTexts.map { SearchSection(title: $0.title, anchor: $0.anchor, text: $0.text) }
      return SitePage(
        address: PageAddress(graph.preview.path + ".html"), title: graph.preview.title, kind: .preview, body: [], sections: sections)
    }
    for graph in graphs {
      let embed = Array(PreviewPages.embed(graph, root: "{root}").utf8)
      input.previews.embeds[graph.preview.id] = embed
      let isSnippets = material.snippetGraphs.contains { $0.preview.id == graph.preview.id }
      if !isSnippets, input.previews.embeds[graph.preview.type] == nil { input.previews.embeds[graph.preview.type] = embed }
    }
  }
}

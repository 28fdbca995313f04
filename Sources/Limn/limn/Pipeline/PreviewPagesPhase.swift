import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnPreviews

/// Step 6: creates the part of the site that is made from explored previews: their pages, and the HTML with which
/// articles embed them.
struct PreviewPagesPhase: Phase {
  let workspace: Workspace
  let artifacts: BuildArtifacts
  /// The sources to publish, by path.
  let sources: [String: PublishedText]
  /// The site's theme, without the styles of previews.
  let theme: Theme

  private var graphs: [StateGraph] { artifacts.graphs + artifacts.snippetGraphs }

  func run() -> PreviewPagesResult {
    var result = PreviewPagesResult(theme: theme)
    guard !graphs.isEmpty else {
      result.theme.remove(["previews.css", "previews.js"])
      return result
    }
    var pages = pages
    // Pages of previews also use the site's style sheet. In a layer, its rules yield to all rules of previews.
    let site = theme.address(of: "theme.css")?.fileName
    let layer = site.map { "@import url(\"\($0)\") layer(site);\n".bytes } ?? []
    result.theme.add("previews.css", layer + (theme.content(of: "previews.css") ?? []) + pages.styleRules)
    pages.assets = (
      result.theme.address(of: "previews.css") ?? "", result.theme.address(of: "previews.js") ?? "",
      result.theme.address(of: "early.js")
    )
    result.content = content(pages)
    return result
  }

  private func content(_ pages: PreviewPages) -> SitePreviews {
    var previews = SitePreviews()
    previews.files = pages.files.map { SiteFile(PageAddress($0.path), $0.bytes) }
    previews.searchedPages = graphs.flatMap(SitePage.searched)
    // An article can show the first state with certain texts, as in `preview/App/Counter/default#Total,22.9`.
    for name in Set(project.documents.flatMap { $0.insertions(.preview) }.map(\.name)) {
      let (id, texts) = name.atFragment
      guard let texts, let graph = graphs.first(where: { $0.preview.id == id }),
        let state = graph.firstState(showing: texts.parts(at: ","))
      else { continue }
      previews.embeds[name] = PreviewPages.embed(graph, state: state, root: SiteInput.rootMark).bytes
    }
    let ofSnippets = Set(artifacts.snippetGraphs.map(\.preview.id))
    for graph in graphs {
      let embed = PreviewPages.embed(graph, root: SiteInput.rootMark).bytes
      previews.embeds[graph.preview.id] = embed
      if !ofSnippets.contains(graph.preview.id), previews.embeds[graph.preview.type] == nil {
        previews.embeds[graph.preview.type] = embed
      }
    }
    return previews
  }

  private var pages: PreviewPages {
    let site = identity
    let repository = site.repository.map { "\($0)/blob/\(site.branch)" }
    var pages = PreviewPages(graphs, jobs: options.jobs)
    pages.sourceAddress = { path, line in repository.map { "\($0)/\(path)#L\(line)" } }
    pages.frame = (PageTemplate.scriptMark, PageTemplate.headerMark, PageTemplate.footerMark)
    if let index = artifacts.index {
      pages.entityAddress = { module, type in
        // In the catalog, a type's extensions and previews have the same name as the type, but the link must lead to
        // the type. So leave them out. If several entities remain, choose the entity with the smallest id, so that
        // every run has the same result.
        index.entities.values.filter {
          $0.module == module && $0.name == type && ![.preview, .extension].contains($0.kind)
        }
        .min { $0.id < $1.id }.map(\.pagePath)
      }
      let sources = PreviewSources(index) { [sources] path in sources[path]?.text }
      pages.source = { graph in
        let preview = graph.preview
        return sources.html(
          view: preview.type, module: preview.module, actions: graph.sentActions,
          on: PageAddress(preview.path + ".html"))
      }
    }
    return pages
  }
}

/// The part of the site that is made from explored previews; empty if there are no previews.
struct PreviewPagesResult {
  var content = SitePreviews()
  /// The site's theme, with the styles of its previews.
  var theme: Theme
}

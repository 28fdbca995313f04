import LimnDiagnostics
import LimnMarkdown
import LimnMarkup

// Creates the list for `<!-- layers: App -->`: the layers of an app from top to bottom, each with its number of types.
extension BuildResults {
  /// Returns the list as HTML. For an app without layers, the list is empty. Returns nil if the catalog has no such
  /// app.
  func layers(of name: String, on page: PageAddress) -> [UInt8]? {
    guard let app = index.entities(of: .app).first(where: { $0.name == name }) else { return nil }
    let format = CatalogFormatter(index, previewPages: [])
    var html = Markup()
    html.element("ul", ["layers"], [("aria-label", "Layers of \(name)")]) { html in
      for (layer, types, depth) in format.layers(of: app, format.types(of: app).filter(\.isCounted)) {
        html.element("li", ["d\(depth)"]) { html in
          html.link(to: page.link(to: PageAddress(layer.pagePath)), text: layer.name)
          html.element("span", text: types.count.counted("type"))
        }
      }
    }
    return html.text.bytes
  }

  func diagnostics(of document: Document) -> [Diagnostic] {
    let apps = index.entities(of: .app).map(\.name)
    return document.insertions(.layers).filter { !apps.contains($0.name) }.map { reference in
      .init(
        .unknownApp, "the catalog has no app " + reference.name.quoted(suggesting: apps),
        at: Location(reference.range, path: document.path))
    }
  }
}

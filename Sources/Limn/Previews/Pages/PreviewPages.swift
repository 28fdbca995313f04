import Foundation
import LimnDiagnostics
import LimnMarkup
import LimnPlatform

/// Creates the pages of previews. Each page is a complete document that can be opened, linked to, and embedded.
///
/// First add `styleRules` to the site's style sheet for previews. Then set `assets` to the addresses of the style sheet
/// and the scripts, and write `files`.
public struct PreviewPages: Sendable {
  let graphs: [StateGraph]
  /// Takes the path of a source file and a line number, and returns the address of the line. Returns nil if the line
  /// has no address.
  public var sourceAddress: @Sendable (String, Int) -> String? = { _, _ in nil }
  /// Takes a module and the name of a view, and returns the address of the view's page relative to the site's root.
  /// Returns nil if the view has no page.
  public var entityAddress: @Sendable (String, String) -> String? = { _, _ in nil }
  /// Returns HTML with the code of the view that a preview shows, and with the code that sends and handles the view's
  /// actions. Returns nil if there is no code to show.
  public var source: @Sendable (StateGraph) -> String? = { _ in nil }
  /// The HTML of the site's script, header, and footer, or placeholders that are replaced later.
  public var frame = (script: "", header: "", footer: "")
  /// The addresses of assets relative to the site's root. `early` is the script that sets the reader's theme. It runs
  /// before the page is displayed.
  public var assets: (styleSheet: String, script: String, early: String?) = ("", "", nil)
  private let bodies: [Body]
  private let jobs: Int?

  /// The states of a preview as HTML, and the rules for the classes in the HTML.
  private struct Body {
    /// The states on each page.
    var pages: [String] = []
    var matrix: String
    var rules = ClassRules()

    init(_ graph: StateGraph) {
      let page = PreviewPage(graph)
      for number in graph.pageStarts.indices { pages.append(page.main(number, &rules)) }
      matrix = page.matrix(&rules)
    }
  }

  /// - Parameter jobs: the maximum number of threads that create pages. If nil, one for each processor.
  public init(_ graphs: [StateGraph], jobs: Int? = nil) {
    self.graphs = graphs
    self.jobs = jobs
    bodies = concurrentMap(graphs, jobs: jobs, Body.init)
  }

  /// The CSS rules for the lengths and colors in these previews. Append them to the theme's `previews.css`.
  public var styleRules: [UInt8] {
    var rules = ClassRules()
    for body in bodies { rules.merge(body.rules) }
    return rules.css.bytes
  }

  /// The files of each preview: the page, the matrix, and the graph as JSON; and the images of all previews. The paths
  /// are relative to the site's root.
  public var files: [(path: String, bytes: [UInt8])] {
    concurrentMap(Array(zip(graphs, bodies)), jobs: jobs) { graph, body -> [(path: String, bytes: [UInt8])] in
      let path = graph.preview.path
      return body.pages.indices.map { page in
        (graph.preview.path(ofPage: page), document(graph, page, body).bytes)
      } + [
        (path + ".matrix.html", matrix(graph, body).bytes),
        (path + ".json", graph.json),
      ]
    }.flatMap { $0 }
      + Dictionary(graphs.flatMap(\.images)) { $1 }.map { name, text in
        ("catalog/preview/images/" + name, Array(Data(base64Encoded: text) ?? Data()))
      }
  }

  /// Returns a figure with an `iframe` that shows a preview in an article or on a catalog page. The height of the
  /// `iframe` is estimated from the preview's states. The browser loads the `iframe` lazily.
  ///
  /// - Parameters:
  ///   - state: the state that is shown first.
  ///   - root: the path from the page to the site's root.
  public static func embed(_ graph: StateGraph, state: Int = 0, root: String) -> String {
    let preview = graph.preview
    let url = state == 0 ? preview.url : graph.url(of: state)
    var html = Markup()
    html.element("figure", ["preview"]) { html in
      html.element(
        "iframe", ["preview-frame"],
        [
          ("src", root + url), ("title", "Preview of \(preview.title)"), ("loading", "lazy"),
          ("height", "\(graph.frameHeight)"),
        ], text: "")
      html.element("figcaption") { html in
        html.link(to: root + url, text: preview.title)
        html.write(" · \(graph.extent) · \(preview.look)")
      }
    }
    return html.text
  }

  /// Returns links to the other previews of a view, for a page that shows one of the view's previews.
  public static func links(_ graphs: [StateGraph], root: String) -> String {
    guard !graphs.isEmpty else { return "" }
    var html = Markup()
    html.list(graphs, ["others"]) { html, graph in
      html.link(to: "\(root)\(graph.preview.url)", text: graph.preview.title)
      html.write(" · \(graph.extent)")
    }
    return html.text
  }

  private func document(_ graph: StateGraph, _ number: Int, _ body: Body) -> String {
    let page = PreviewPage(graph)
    let states = body.pages[number]
    let source = source(graph).flatMap { states.utf8.count + $0.utf8.count <= Self.longestMain ? $0 : nil }
    return document(graph.preview.title, graph) { html in
      summary(graph, into: &html)
      html.close("section")
      Self.conditions(of: graph.preview, into: &html)
      html.element("main", [], [("id", "limnMain"), ("tabindex", "-1")]) { html in
        Self.tabs(hasSource: source != nil, into: &html)
        html.add(states)
        if let source {
          html.element("section", ["src"], [("aria-label", "Source")]) { $0.add(source) }
        }
      }
      html.element("section", ["notes"], [("aria-label", "States and notes")]) { html in
        page.allStates(on: number, into: &html)
        notes(graph, on: number, into: &html)
      }
    }
  }

  /// The maximum size in bytes of the states and the source on a page. If states and source together are larger, the
  /// source is left out.
  private static let longestMain = 112_000

  private func matrix(_ graph: StateGraph, _ body: Body) -> String {
    document("All variants of \(graph.preview.title)", graph) { html in
      html.element("p", ["meta"]) { html in
        html.write("Light beside dark, in several text sizes and both directions. Pick a state, or go back to ")
        html.link(to: graph.preview.slug + ".html", text: "the preview")
        html.write(" · \(graph.preview.look)")
      }
      html.close("section")
      html.element("main", [], [("id", "limnMain"), ("tabindex", "-1")]) { $0.add(body.matrix) }
    }
  }

  /// Returns a page. `content` gets the page with an open section, which already has the breadcrumbs and the heading.
  private func document(_ title: String, _ graph: StateGraph, _ content: (inout Markup) -> Void) -> String {
    let root = graph.preview.root
    var html = Markup()
    html.startPage(language: "en", root: root, title: title)
    // A page needs an icon link. Without one, browsers request an icon that does not exist.
    html.line("link", [("rel", "icon"), ("href", "data:,")])
    html.line("link", [("rel", "stylesheet"), ("href", root + assets.styleSheet)])
    if let early = assets.early { html.script([("src", root + early)]) }
    html.add(frame.script)
    html.script([("defer", ""), ("src", root + assets.script)])
    html.close("head")
    html.open("body", ["pvp"])
    html.add(frame.header)
    html.open("section", ["about-preview"], [("aria-label", "Preview")])
    crumbs(graph, into: &html)
    html.element("h1", text: title)
    content(&html)
    html.add(frame.footer)
    html.close("body")
    html.close("html")
    return html.text + "\n"
  }

  /// Writes breadcrumb links to the catalog and the preview's view, if this view has a page.
  private func crumbs(_ graph: StateGraph, into html: inout Markup) {
    let preview = graph.preview
    guard let address = entityAddress(preview.module, preview.type) else { return }
    html.element("nav", ["crumbs"], [("aria-label", "Breadcrumbs")]) { html in
      html.topLink(to: preview.root + "catalog/index.html", text: "Catalog")
      html.write(" / ")
      html.topLink(to: preview.root + address, text: preview.type)
    }
  }

  /// Writes radio buttons for the conditions under which states are shown. The style sheet evaluates the radio buttons,
  /// so they work without scripts.
  private static func conditions(of preview: PreviewIdentity, into html: inout Markup) {
    html.element("section", ["cond"], [("aria-label", "Settings")]) { html in
      choices("Appearance", "scheme", [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")], into: &html)
      choices("Text", "text", [("small", "Small"), ("default", "Default"), ("large", "Large")], chosen: 1, into: &html)
      choices("Direction", "direction", [("ltr", "Left to right"), ("rtl", "Right to left")], into: &html)
      if !preview.isMac { choices("Device", "device", [("phone", "iPhone"), ("small", "iPhone SE")], into: &html) }
    }
    html.add("\n")
  }

  /// Writes the tabs of the inspector.
  private static func tabs(hasSource: Bool, into html: inout Markup) {
    html.element("div", ["cond", "insp"]) { html in
      choices(
        "Inspector", "tab",
        [("actions", "Actions"), ("state", "State"), ("log", "Log")] + (hasSource ? [("source", "Source")] : []),
        into: &html)
    }
    html.add("\n")
  }

  private static func choices(
    _ legend: String, _ name: String, _ choices: [(id: String, title: String)], chosen: Int = 0, into html: inout Markup
  ) {
    html.element("fieldset") { html in
      html.element("legend", text: legend)
      html.element("span", ["seg"]) { html in
        for (place, choice) in choices.enumerated() {
          html.choice(of: name, id: "\(name)-\(choice.id)", isChosen: place == chosen) { $0.write(choice.title) }
        }
      }
    }
  }
}

extension StateGraph {
  /// The graph as JSON. Keys are sorted, so that equal graphs have equal bytes.
  var json: [UInt8] {
    var graph = self
    graph.images = [:]
    return JSONText.bytes(graph, isPretty: false)
  }
}

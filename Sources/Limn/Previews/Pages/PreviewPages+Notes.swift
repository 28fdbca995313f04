import LimnDiagnostics
import LimnMarkup

/// The line of facts below the title of a preview, and the findings below its states.
extension PreviewPages {
  private static let mostFindings = 12

  func summary(_ graph: StateGraph, into html: inout Markup) {
    let preview = graph.preview
    let root = String(repeating: "../", count: preview.path.filter { $0 == "/" }.count)
    html.open("p", ["meta"])
    html.write("\(graph.extent) · Approximate rendering by Limn · ")
    if let address = entityAddress(preview.module, preview.type) {
      html.element("a", [], [("href", root + address), ("target", "_top")], text: preview.type)
      html.write(" · ")
    }
    html.element("a", [], [("href", "\(preview.slug).matrix.html")], text: "Variants")
    html.write(" · ")
    html.element("a", [], [("href", "\(preview.slug).json")], text: "JSON")
    if let address = sourceAddress(preview.location.path, preview.location.line) {
      html.write(" · ")
      html.element("a", [], [("href", address), ("target", "_top")], text: "Source")
    }
    if preview.origin == .synthesized { html.write(" · written by Limn, since the view has no preview of its own") }
    html.close("p")
  }

  func notes(_ graph: StateGraph, into html: inout Markup) {
    if !graph.findings.isEmpty {
      html.element("h2", text: "Findings")
      html.open("ul")
      for finding in graph.findings.prefix(Self.mostFindings) {
        html.open("li")
        html.element("a", [], [("href", "#s\(finding.state)")], text: "State \(finding.state + 1)")
        html.write(": \(finding.message)")
        html.close("li")
      }
      html.close("ul")
      let left = graph.findings.count - Self.mostFindings
      if left > 0 { html.element("p", ["note"], text: "And \(left) more, see the JSON.") }
    }
    if !graph.approximations.isEmpty {
      html.element("h2", text: "Approximate rendering")
      html.open("ul")
      for text in graph.approximations { html.element("li", text: text) }
      html.close("ul")
    }
    html.element(
      "p", ["note"],
      text:
        "Every control is a link to the state that it leads to. Limn ran the preview, tried the actions of each state, and recorded the results."
    )
  }
}

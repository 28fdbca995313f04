import Foundation
import LimnPlatform

/// A diagram of boxes that link to pages, and arrows between them.
struct CatalogPicture {
  struct Node {
    var id: String
    var label: String
    var address: PageAddress?
    var mark: LayerMark?
    /// Whether the node is outside of the layer or target that the diagram describes. Such a node is drawn with dashes.
    var isExternal = false
  }
  struct Edge {
    var from: String
    var to: String
    var label: String?
    /// Whether the arrow is drawn with dashes. Dashes mark a navigation step, or a use that the architecture's profile
    /// does not allow.
    var isDashed = false
    /// The relation's name in the text version, such as `navigates to`.
    var verb: String
  }

  var title: String
  var isHorizontal = false
  var nodes: [Node]
  var edges: [Edge]
}

extension CatalogPicture {
  /// The Graphviz source, with links relative to `page`.
  func dot(for page: PageAddress) -> String {
    var text =
      "digraph {\ngraph [bgcolor=\"transparent\" rankdir=\(isHorizontal ? "LR" : "TB") nodesep=0.35 ranksep=0.5]\n"
    text += "node [shape=box style=rounded fontname=\"sans-serif\" fontsize=13 margin=\"0.18,0.09\" height=0.4]\n"
    text += "edge [fontname=\"sans-serif\" fontsize=11 arrowsize=0.7]\n"
    for node in nodes {
      var attributes = ["label=\(quoted(node.label))"]
      if let address = node.address { attributes.append("URL=\(quoted(page.link(to: address)))") }
      if let mark = node.mark { attributes += ["color=\"\(mark.hex)\"", "penwidth=2"] }
      if node.isExternal { attributes.append("style=\"rounded,dashed\"") }
      text += "\(quoted(node.id)) [\(attributes.joined(separator: " "))]\n"
    }
    for edge in edges {
      var attributes: [String] = []
      if let label = edge.label { attributes.append("label=\(quoted(" " + label))") }
      if edge.isDashed { attributes.append("style=dashed") }
      text += "\(quoted(edge.from)) -> \(quoted(edge.to)) [\(attributes.joined(separator: " "))]\n"
    }
    return text + "}\n"
  }

  /// The arrows as sentences, for readers who cannot see the diagram.
  var sentences: [[CatalogInline]] {
    let byID = Dictionary(keepingFirst: nodes.map { ($0.id, $0) })
    return edges.compactMap { edge in
      guard let from = byID[edge.from], let to = byID[edge.to] else { return nil }
      return [name(from), .text(" \(edge.verb) "), name(to)] + (edge.label.map { [.text(" (\($0))")] } ?? [])
    }
  }

  private func name(_ node: Node) -> CatalogInline { node.address.map { .page(node.label, $0) } ?? .text(node.label) }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

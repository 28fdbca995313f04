import LimnMarkup
import LimnPlatform

/// A diagram of an app's screens: a card with a rendering of each screen, arrows between the cards, and a text version
/// below the diagram. On narrow displays, the cards form a list, and each card lists the transitions that leave its
/// screen.
///
/// The page needs the style sheet of previews.
public struct FlowPicture: Sendable {
  private let map: FlowMap
  private let graphs: [String: StateGraph]

  /// Creates the diagram of one app from the graphs of its previews.
  public init(_ graphs: [StateGraph]) {
    map = FlowMap(graphs)
    self.graphs = graphs.keyed(by: \.preview.id)
  }

  /// Whether there is no transition to draw.
  public var isEmpty: Bool { map.edges.isEmpty }

  /// Returns the HTML of the diagram.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - root: The path from the page to the site's root.
  public func html(of app: String, root: String) -> String {
    var html = Markup()
    var rules = ClassRules()
    html.element("figure", ["flow", "folds"]) { html in
      html.element(
        "div", ["flow-scroll"], [("tabindex", "0"), ("role", "group"), ("aria-label", "The screens of \(app)")]
      ) { picture(root, into: &$0, &rules) }
      if map.nodes.count > Self.shownOnPhones { html.unfold("Show all \(map.nodes.count) screens") }
      html.element("figcaption") { html in
        html.write(
          "Dashed frames are sheets, alerts, or popovers. Select a frame to open its state. "
        )
        html.write("Transitions back to an earlier screen are listed only in the text below. ")
        textVersion(root, into: &html)
      }
    }
    return html.text
  }

  /// The number of cards that a phone shows until the reader asks for all cards.
  private static let shownOnPhones = 8

  private func picture(_ root: String, into html: inout Markup, _ rules: inout ClassRules) {
    let layout = FlowLayout(map)
    let classes = ["flow-map"] + (layout.isRow ? [] : ["list"]) + (layout.hasOverpass ? ["raised"] : [])
    html.element("div", classes) { html in
      if layout.isRow { ways(layout, into: &html) }
      for (place, node) in layout.order.enumerated() {
        card(node, isRest: place >= Self.shownOnPhones, root, into: &html, &rules)
      }
    }
  }

  /// Writes the arrows between the cards.
  private func ways(_ layout: FlowLayout, into html: inout Markup) {
    let (width, height) = ("\(layout.width)", "\(layout.height)")
    let size = [("width", width), ("height", height), ("viewBox", "0 0 \(width) \(height)")]
    html.element("svg", ["flow-ways"], size) { html in
      html.add(
        "<defs><marker id=\"flow-tip\" viewBox=\"0 0 8 8\" refX=\"1\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\">"
      )
      html.add("<path d=\"M0 0L8 4L0 8Z\"></path></marker></defs>")
      for arrow in layout.arrows {
        let curve = layout.curve(from: arrow.from, to: arrow.to)
        html.element("g") { html in
          html.element("title", text: arrow.labels.joined(atMost: 3))
          // An invisible wide line covers the visible thin line, so that it is easier to point at the arrow.
          for (name, tip) in [("flow-way", "url(#flow-tip)"), ("flow-reach", nil)] {
            html.element("path", [name], [("d", curve), ("marker-end", tip)], text: "")
          }
          if let label = arrow.labels.first.map(Self.control) {
            let place = layout.label(from: arrow.from, to: arrow.to)
            let more = arrow.labels.count > 1 ? " +\(arrow.labels.count - 1)" : ""
            html.element("text", [], [("x", "\(place.x)"), ("y", "\(place.y)")], text: label + more)
          }
        }
      }
    }
  }

  /// Returns the control's name from a transition's label such as `Press “Add”`.
  private static func control(_ label: String) -> String {
    let name = label.split(separator: "“").dropFirst().first?.prefix { $0 != "”" } ?? label[...]
    return name.shortened(to: 15)
  }

  private func card(
    _ index: Int, isRest: Bool, _ root: String, into html: inout Markup, _ rules: inout ClassRules
  ) {
    let place = map.nodes[index]
    let isOver = place.role != .screen && place.role != .window
    html.element("div", ["flow-card"] + (isOver ? ["over"] : []) + (isRest ? ["later"] : [])) { html in
      html.link(to: root + address(of: place)) { $0.write(breakable: place.title) }
      html.element("span", ["flow-kind"], text: place.role.words)
      if let graph = graphs[place.preview] {
        html.element("div", ["flow-look"], [("aria-hidden", "true"), ("inert", "")]) {
          PreviewPage(graph).picture(of: place.state, root, into: &$0, &rules)
        }
      }
      leads(from: place, root, into: &html)
    }
  }

  /// Writes the transitions that leave a screen, grouped by target. The style sheet hides this list where arrows are
  /// shown.
  private func leads(from place: FlowMap.Node, _ root: String, into html: inout Markup) {
    let edges = map.edges.filter { $0.from == place.id && !$0.isBack }
    let targets = map.nodes.filter { node in edges.contains { $0.to == node.id } }
    guard !targets.isEmpty else { return }
    html.list(targets, ["flow-leads"]) { html, target in
      html.write(edges.filter { $0.to == target.id }.map(\.label).joined(atMost: 3) + " → ")
      html.link(to: root + address(of: target), text: target.title)
    }
  }

  /// Writes all transitions as text, with links to the screens at both ends.
  private func textVersion(_ root: String, into html: inout Markup) {
    let byID = map.nodes.keyed(by: \.id)
    html.element("details") { html in
      html.element(
        "summary", text: map.edges.count.counted("transition as text", "transitions as text"))
      html.list(map.edges) { html, edge in
        guard let from = byID[edge.from], let to = byID[edge.to] else { return }
        html.link(to: root + address(of: from), text: from.title)
        html.write(" → ")
        html.link(to: root + address(of: to), text: to.title)
        html.write(": \(edge.label)")
      }
    }
  }

  /// The address of a screen's state relative to the site's root.
  private func address(of node: FlowMap.Node) -> String { graphs[node.preview]?.url(of: node.state) ?? "" }
}

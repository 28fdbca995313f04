import SemanticTree

extension PreviewPage {
  /// The first state under all conditions, each look once with the conditions that share it.
  public func matrix(_ rules: inout ClassRules) -> String {
    var html = Markup()
    html.open("div", ["tiles"])
    for (index, tile) in graph.matrix.enumerated() where tile.sameAs == nil {
      let alike = graph.matrix.filter { $0.sameAs == index }.map(\.conditions)
      let titles = ([tile.conditions] + alike).map(\.title)
      html.open("div", tile.conditions.width == .desktop ? ["tile", "wide"] : ["tile"])
      html.element("h2", text: titles.joined(separator: " · also "))
      screen(
        tile.state ?? graph.states[0], links: [],
        classes: [tile.conditions.appearance.rawValue, tile.conditions.textSize.rawValue, tile.conditions.width.rawValue],
        direction: tile.conditions.direction == .rightToLeft ? "rtl" : "ltr", into: &html, &rules)
      html.close("div")
    }
    html.close("div")
    return html.text
  }
}

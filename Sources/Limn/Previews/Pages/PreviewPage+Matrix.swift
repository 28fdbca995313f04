import LimnMarkup
import SemanticTree

extension PreviewPage {
  /// The first state under all conditions: light beside dark, a row for each text size and direction, first on a phone, then on a desktop.
  public func matrix(_ rules: inout ClassRules) -> String {
    var html = Markup()
    for width in Conditions.Width.allCases {
      let tiles = graph.matrix.filter { $0.conditions.width == width }
      guard !tiles.isEmpty else { continue }
      let areAlike = tiles.allSatisfy { $0.sameAs != nil }
      // What is wider than the screen is moved sideways, by the keyboard too.
      html.open(
        "section", ["looks", width.rawValue], [("aria-label", width.title), ("tabindex", width == .desktop && !areAlike ? "0" : nil)])
      html.element("h2", text: width.title)
      if areAlike {
        html.element("p", ["note"], text: "The same as on a phone: nothing in the view takes more room than it needs.")
      } else {
        for row in Self.rows(tiles) { pair(row, into: &html, &rules) }
      }
      html.close("section")
    }
    return html.text
  }

  /// The tiles that differ in nothing but light and dark, in their order.
  private static func rows(_ tiles: [StateGraph.Tile]) -> [[StateGraph.Tile]] {
    var rows: [[StateGraph.Tile]] = []
    for tile in tiles {
      let row = rows.firstIndex {
        $0[0].conditions.textSize == tile.conditions.textSize && $0[0].conditions.direction == tile.conditions.direction
      }
      if let row { rows[row].append(tile) } else { rows.append([tile]) }
    }
    return rows
  }

  private func pair(_ tiles: [StateGraph.Tile], into html: inout Markup, _ rules: inout ClassRules) {
    guard let first = tiles.first?.conditions else { return }
    html.element("h3", text: first.rowTitle)
    html.open("div", ["pair"])
    for tile in tiles {
      html.open("div", ["look"])
      html.element("p", ["under"], text: tile.conditions.appearance == .light ? "Light" : "Dark")
      if tile.sameAs == nil {
        screen(
          tile.state ?? graph.states[0], links: [],
          classes: [tile.conditions.appearance.rawValue, tile.conditions.textSize.rawValue, tile.conditions.width.rawValue],
          direction: tile.conditions.direction == .rightToLeft ? "rtl" : "ltr", into: &html, &rules)
      } else {
        html.element("p", ["note"], text: "The same as on a phone.")
      }
      html.close("div")
    }
    html.close("div")
  }
}

extension Conditions {
  /// What a row of the matrix has in common, such as `Very large text, right to left`.
  fileprivate var rowTitle: String {
    let size =
      switch textSize {
      case .small: "Small text"
      case .large: "Standard text"
      case .accessibility3: "Very large text"
      }
    return size + (direction == .leftToRight ? ", left to right" : ", right to left")
  }
}

extension Conditions.Width {
  fileprivate var title: String {
    switch self {
    case .phone: "On a phone"
    case .desktop: "On a desktop"
    }
  }
}

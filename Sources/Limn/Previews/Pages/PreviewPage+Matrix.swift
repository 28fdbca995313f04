import LimnMarkup
import SemanticTree

extension PreviewPage {
  /// Returns the HTML of the page that shows states under all conditions. A list of links to the states comes first.
  /// Each state has a row for each combination of text size and direction. A row shows the state in light and in dark
  /// appearance.
  ///
  /// The first state is shown in the width of a phone and in the width of a desktop, and the other states only in the
  /// width of a phone. If the page would become too large, some states are left out.
  func matrix(_ rules: inout ClassRules) -> String {
    var sections = [variants(of: 0, &rules)]
    var listed = [0]
    var size = sections[0].utf8.count
    let order = screens.firstStates + graph.states.indices
    for state in order where !listed.contains(state) && graph.states[state].tree != nil {
      let section = variants(of: state, &rules)
      size += section.utf8.count
      guard size <= Self.longestMatrix else { break }
      listed.append(state)
      sections.append(section)
    }
    var html = Markup()
    if listed.count > 1 {
      html.element("nav", ["pick"], [("aria-label", "States")]) { html in
        screens.list(names, listed.sorted(), into: &html) { "#v\($0)" }
      }
    }
    return html.text + sections.joined()
  }

  /// The maximum size of the states in bytes. The file has at most 100 KB, and the page without the states takes 4 KB.
  private static let longestMatrix = 92_000

  /// The HTML of one state under all conditions.
  private func variants(of state: Int, _ rules: inout ClassRules) -> String {
    var html = Markup()
    html.element("section", ["variant"], [("id", "v\(state)"), ("aria-labelledby", "w\(state)")]) { html in
      html.element("h2", [], [("id", "w\(state)")], text: names[state])
      for width in Conditions.Width.allCases where state == 0 || width == .phone {
        var tiles = graph.matrix.filter { $0.conditions.width == width }
        if state > 0 {
          // Only the first state was explored under each condition. Each other state has one tree, and all its tiles
          // show this tree. The style sheet makes the tiles look different: it changes the appearance, the text size,
          // and the direction.
          tiles = tiles.filter { Self.isPlain($0.conditions) }
            .map { StateGraph.Tile(conditions: $0.conditions, state: graph.states[state]) }
        }
        guard !tiles.isEmpty else { continue }
        let areAlike = tiles.allSatisfy { $0.sameAs != nil }
        // Content that is wider than the screen scrolls horizontally, so the section must be focusable by keyboard.
        html.element(
          "section", ["looks", width.rawValue],
          [("aria-label", "\(width.title): \(names[state])"), ("tabindex", width == .desktop && !areAlike ? "0" : nil)]
        ) { html in
          html.element("h3", text: width.title)
          if areAlike {
            html.note("The same as on a phone: the view does not use the additional space.")
          } else {
            for row in Self.rows(tiles) { pair(row, into: &html, &rules) }
          }
        }
      }
    }
    return html.text
  }

  /// Whether the page shows all states, and not only the first state, under these conditions. All states are shown in
  /// the default text size in both directions, and in the largest text size from left to right.
  private static func isPlain(_ conditions: Conditions) -> Bool {
    switch conditions.textSize {
    case .large: true
    case .accessibility3: conditions.direction == .leftToRight
    case .small: false
    }
  }

  /// Groups the tiles into rows. The tiles of a row differ only in appearance. The order is kept.
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
    html.element("h4", text: first.rowTitle)
    html.element("div", ["pair"]) { html in
      for tile in tiles {
        html.element("div", ["look"]) { html in
          html.element("p", ["under"], text: tile.conditions.appearance == .light ? "Light" : "Dark")
          if tile.sameAs == nil {
            screen(
              tile.state ?? graph.states[0], links: [],
              classes: [
                tile.conditions.appearance.rawValue, tile.conditions.textSize.rawValue, tile.conditions.width.rawValue,
              ],
              direction: tile.conditions.direction == .rightToLeft ? "rtl" : "ltr", into: &html, &rules)
          } else {
            html.note("The same as on a phone.")
          }
        }
      }
    }
  }
}

extension Conditions {
  /// The conditions that the tiles of a row share, such as `Very large text, right to left`.
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

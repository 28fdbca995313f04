import LimnMarkup
import SemanticTree

/// The screens that one preview shows, as a small map in each state with the current one marked.
struct PreviewScreens {
  /// In the order in which they are met, each with its first state.
  private var screens: [(title: String, role: SemanticNode.Role, state: Int)] = []
  /// For each state the place of its screen; nil where it shows none.
  private var places: [Int?] = []

  private static let most = 8

  init(_ graph: StateGraph) {
    var known: [String: Int] = [:]
    for (state, explored) in graph.states.enumerated() {
      guard let location = explored.tree.flatMap(ScreenLocation.init) else {
        places.append(nil)
        continue
      }
      if known[location.id] == nil {
        known[location.id] = screens.count
        screens.append((location.title.isEmpty ? location.id : location.title, location.shownRole, state))
      }
      places.append(known[location.id])
    }
  }

  func write(current state: Int, into html: inout Markup) {
    guard screens.count > 1 else { return }
    html.open("div", ["p-here"])
    html.element("h3", text: "You are here")
    html.open("ul", ["here"])
    for (place, screen) in screens.prefix(Self.most).enumerated() {
      let isOver = ![.screen, .window, .tab].contains(screen.role)
      html.element("li") { html in
        html.element(
          "a", isOver ? ["over"] : [], [("href", "#s\(screen.state)"), ("aria-current", places[state] == place ? "true" : nil)],
          text: screen.title.count > 16 ? screen.title.prefix(15) + "…" : screen.title)
      }
    }
    html.close("ul")
    html.close("div")
  }
}

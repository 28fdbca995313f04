import LimnMarkup

/// The screens of a preview, and the states that show them.
struct PreviewScreens {
  /// The screens in order of discovery, each with the first state that shows it.
  private var screens: [(title: String, state: Int)] = []
  /// For each state, the index of its screen; nil if the state shows no screen.
  private var places: [Int?] = []

  init(_ graph: StateGraph) {
    var known: [String: Int] = [:]
    for (state, location) in graph.screens.enumerated() {
      if let location, known[location.id] == nil {
        known[location.id] = screens.count
        screens.append((location.name, state))
      }
      places.append(location.flatMap { known[$0.id] })
    }
  }

  /// For each screen, the first state that shows it, in order of discovery.
  var firstStates: [Int] { screens.map(\.state) }

  /// The maximum number of states in a group that can be open when the page is loaded. A larger group is always closed
  /// at first.
  private static let longestOpen = 24

  /// Writes links to the listed states, in a collapsible group for each screen. When the page is loaded, the group of
  /// the first listed state is open. Later, the page's script opens only the group of the current state.
  ///
  /// - Parameters:
  ///   - names: The name of each state.
  ///   - listed: The states that get a link.
  ///   - address: Returns the address of a state.
  func list(_ names: [String], _ listed: [Int], into html: inout Markup, address: (Int) -> String) {
    html.element("div", ["groups"]) { html in
      for place in screens.indices.map(Optional.some) + [nil] {
        let own = listed.filter { places[$0] == place }
        guard !own.isEmpty else { continue }
        let title = place.map { screens[$0].title } ?? "Other states"
        let isOpen = own.first == listed.first && own.count <= Self.longestOpen
        html.element("details", [], [("open", isOpen ? "" : nil)]) { html in
          html.element("summary") { html in
            html.write(title + " ")
            html.element("span", text: "\(own.count)")
          }
          html.list(own) { html, state in
            html.link(to: address(state), text: Self.short(names[state], without: title))
          }
        }
      }
    }
  }

  /// Returns a state's name without the title of the screen.
  private static func short(_ name: String, without title: String) -> String {
    for separator in [": ", ", "] where name.hasPrefix(title + separator) {
      let rest = name.dropFirst(title.count + separator.count)
      if rest.contains(where: { $0.isLetter || $0.isNumber }) {
        return rest.capitalizedFirst
      }
    }
    return name
  }
}

import LimnMarkup
import SemanticTree

/// The current screen in a state: the frontmost screen, sheet, or alert.
struct ScreenLocation {
  /// The screen's id, see `FlowMap.Node.id`.
  var id: String
  /// The view below an alert or another presentation that shows no view of the app.
  private(set) var below: String?
  /// The title in this state; empty if the screen has no title and is identified by its view.
  let title: String
  let role: SemanticNode.Role
  /// Whether the id is the name of a view of the app. Otherwise, the id consists of a role and a title.
  let isView: Bool
}

extension SemanticNode.Role {
  /// Whether elements of this role are shown over a screen.
  var isPresentation: Bool { [.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog].contains(self) }
}

extension ScreenLocation {
  /// A window or a tab counts as a screen only if it shows a known view of the app.
  private static let wholes: Set<SemanticNode.Role> = [.window, .tab]

  /// Finds the current screen of a tree. Returns nil if the tree contains no screen that can be identified.
  init?(_ tree: SemanticNode) {
    let nodes = tree.all.filter {
      $0.role == .screen || $0.role.isPresentation || Self.wholes.contains($0.role) && $0.view != nil
    }
    guard let node = nodes.last else { return nil }
    // The first screen of a navigation stack in a sheet is the sheet. A pushed screen leads back.
    let isPushed = node.actions.contains { $0.kind == .back }
    let over = nodes.last { $0.role.isPresentation && $0.all.contains { $0.id == node.id } }
    role = isPushed ? node.role : over?.role ?? node.role
    if let view = node.view {
      id = view
      isView = true
      // A window's label is the name of its preview, so it is not a title.
      title = node.role == .window ? "" : node.label.flatMap(Self.words) ?? ""
    } else {
      // If the screen is not a view of the app, its title is its label, or else the first text on the screen.
      let titles =
        [node.label, node.first(.screen)?.label].compactMap { $0 } + node.all.compactMap(\.label) + node.texts
      title = titles.lazy.compactMap(Self.words).first ?? node.role.words
      id = "\(node.role.rawValue) \(title.withoutFigures)"
      if node.role.isPresentation { below = nodes.last { $0.view != nil }?.view }
      isView = false
    }
  }

  var isWholeWindow: Bool { role == .window }

  /// The role to display. A window or a tab that shows a known view is displayed as a screen.
  var shownRole: SemanticNode.Role { Self.wholes.contains(role) ? .screen : role }

  /// The name to display: the title, or else the words of the view's name.
  var name: String { title.isEmpty ? Self.words(ofView: id) : title }

  /// Returns the words of a view's name, without a suffix such as `View` or `Screen`. For example, `TargetWeightView`
  /// becomes "Target weight", and `BMIResultScreen` becomes "BMI result". The name of a nested type is returned
  /// unchanged.
  static func words(ofView name: String) -> String {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return name }
    var rest = name[...]
    for suffix in ["ViewController", "View", "Screen"] where rest.hasSuffix(suffix) && rest.count > suffix.count {
      rest = rest.dropLast(suffix.count)
    }
    let letters = Array(rest.unicodeScalars)
    var words: [String] = []
    for (place, letter) in letters.enumerated() {
      if place == 0 || letters.startsWord(at: place) { words.append("") }
      words[words.count - 1].unicodeScalars.append(letter)
    }
    // Only the first word is capitalized. Abbreviations stay in uppercase.
    let later = words.dropFirst().map { word in
      word.count > 1 && word.allSatisfy(\.isUppercase) ? word : word.lowercased()
    }
    return (words.prefix(1).map { $0.capitalizedFirst } + later).withSpaces
  }

  private static func words(_ title: String) -> String? { title.contains(where: \.isLetter) ? title : nil }
}

extension StateGraph {
  /// The place that each state shows.
  var screens: [ScreenLocation?] { states.map { $0.tree.flatMap(ScreenLocation.init) } }
}

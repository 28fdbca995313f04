import SemanticTree

/// Where one is in a state: the frontmost screen, sheet or alert.
struct ScreenLocation {
  /// See `FlowMap.Node.id`.
  let id: String
  /// What it is called in this state. Empty if only its view has a name.
  let title: String
  let role: SemanticNode.Role
  /// Whether it is known by its view.
  let isView: Bool
}

extension ScreenLocation {
  private static let roles: Set<SemanticNode.Role> = [.screen, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog]
  /// What is a place only when it is known to be a view of the app.
  private static let wholes: Set<SemanticNode.Role> = [.window, .tab]

  /// Nil if a tree shows no place that can be distinguished from others.
  init?(_ tree: SemanticNode) {
    let nodes = tree.all.filter { Self.roles.contains($0.role) || Self.wholes.contains($0.role) && $0.view != nil }
    guard let node = nodes.last else { return nil }
    role = node.role
    if let view = node.view {
      (id, isView) = (view, true)
      // A window is called what its preview is called.
      title = node.role == .window ? "" : node.label.flatMap(Self.words) ?? ""
    } else {
      // A screen may have a title without words, or none: then it is called after the first thing on it that has a word.
      let titles = [node.label, node.first(.screen)?.label].compactMap { $0 } + node.all.compactMap(\.label) + node.texts
      title = titles.lazy.compactMap(Self.words).first ?? node.role.words
      (id, isView) = ("\(node.role.rawValue) \(title.withoutFigures)", false)
    }
  }

  var isWholeWindow: Bool { role == .window }

  /// A view that is all of a window is a screen for the reader.
  var shownRole: SemanticNode.Role { Self.wholes.contains(role) ? .screen : role }

  private static func words(_ title: String) -> String? { title.contains(where: \.isLetter) ? title : nil }
}

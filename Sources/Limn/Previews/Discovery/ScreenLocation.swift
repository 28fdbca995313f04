import SemanticTree

/// The current screen in a state: the frontmost screen, sheet, or alert.
struct ScreenLocation {
  /// See `FlowMap.Node.id`.
  let id: String
  /// The title in this state; empty if only its view has a name.
  let title: String
  let role: SemanticNode.Role
  /// Whether it is identified by its view.
  let isView: Bool
}

extension ScreenLocation {
  private static let roles: Set<SemanticNode.Role> = [.screen, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog]
  /// Roles that only count as a screen if they are a known view of the app.
  private static let wholes: Set<SemanticNode.Role> = [.window, .tab]

  /// Nil if the tree shows no identifiable screen.
  init?(_ tree: SemanticNode) {
    let nodes = tree.all.filter { Self.roles.contains($0.role) || Self.wholes.contains($0.role) && $0.view != nil }
    guard let node = nodes.last else { return nil }
    role = node.role
    if let view = node.view {
      (id, isView) = (view, true)
      // A window has the name of its preview.
      title = node.role == .window ? "" : node.label.flatMap(Self.words) ?? ""
    } else {
      // A screen without a title is named after the first text on it.
      let titles = [node.label, node.first(.screen)?.label].compactMap { $0 } + node.all.compactMap(\.label) + node.texts
      title = titles.lazy.compactMap(Self.words).first ?? node.role.words
      (id, isView) = ("\(node.role.rawValue) \(title.withoutFigures)", false)
    }
  }

  var isWholeWindow: Bool { role == .window }

  /// A view that fills a window counts as a screen.
  var shownRole: SemanticNode.Role { Self.wholes.contains(role) ? .screen : role }

  private static func words(_ title: String) -> String? { title.contains(where: \.isLetter) ? title : nil }
}

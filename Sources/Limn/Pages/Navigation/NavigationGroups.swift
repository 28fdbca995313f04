/// Groups the top-level folders of articles in the header, if there are more than three folders. Without groups, the
/// folders would not fit in the header, and on phones they would push the catalog off the screen.
///
/// Folders that have the name of a recognized architecture are in the group "Architectures". All other folders are in
/// the group "Docs". If a group has only one folder, the folder takes the place of the group.
enum NavigationGroups {
  /// The maximum number of folders that are shown without groups.
  private static let fewest = 3

  /// - Parameter architectures: Lowercase names of architectures, such as `luca`.
  static func group(_ sections: [NavigationNode], architectures: Set<String>) -> [NavigationNode] {
    guard sections.count > fewest else { return sections }
    let named = sections.filter { isArchitecture($0, architectures) }
    let others = sections.filter { !isArchitecture($0, architectures) }
    return [("Docs", others), ("Architectures", named)].compactMap { title, nodes in
      switch nodes.count {
      case 0: nil
      case 1: nodes[0]
      default: NavigationNode(title: title, children: nodes)
      }
    }
  }

  private static func isArchitecture(_ node: NavigationNode, _ names: Set<String>) -> Bool {
    let folder = node.firstAddress?.path.prefix { $0 != "/" } ?? ""
    let name = String(folder.lowercased().filter(\.isLetter))
    // A folder can have the singular form of the architecture's name.
    return names.contains(name) || names.contains(name + "s")
  }
}

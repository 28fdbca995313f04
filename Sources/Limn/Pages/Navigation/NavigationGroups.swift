/// Gathers the top folders of articles under the few words of the header.
///
/// A site with many folders would fill the header, and on phones push the catalog out of view. Folders named after an architecture that the catalog recognizes
/// become "Architectures", all others "Docs". A site with three folders or fewer shows them as they are.
enum NavigationGroups {
  /// As many folders as the header has room for beside the catalog.
  private static let fewest = 3

  /// - Parameter architectures: The names of architectures in lowercase letters, such as `luca`.
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
    // A folder may have the singular of the architecture's name.
    return names.contains(name) || names.contains(name + "s")
  }
}

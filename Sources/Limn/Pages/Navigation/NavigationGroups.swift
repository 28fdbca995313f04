/// Groups the top-level folders of articles in the header as "Docs", if there are more than three. Otherwise, the folders
/// would not fit in the header, and on phones they would push the catalog off the screen.
enum NavigationGroups {
  static func group(_ sections: [NavigationNode]) -> [NavigationNode] {
    sections.count > 3 ? [NavigationNode(title: "Docs", children: sections)] : sections
  }
}

/// The navigation of a site. It consists of sections, each a tree of pages in reading order.
struct Navigation {
  var sections: [NavigationNode]
  private var trails: [PageAddress: [Int]] = [:]
  private var order: [PageAddress: (section: Int, index: Int)] = [:]
  private var pages: [[NavigationNode]] = []

  init(sections: [NavigationNode]) {
    self.sections = sections
    for (number, section) in sections.enumerated() {
      var flat: [NavigationNode] = []
      collect(section, trail: [number], into: &flat)
      for (index, node) in flat.enumerated() where order[node.address!] == nil {
        order[node.address!] = (number, index)
      }
      pages.append(flat)
    }
  }
}

extension Navigation {
  /// Returns the path to a page as indices: first the section's index, then the index in `children` at each level.
  /// Returns nil for a page that is not in the navigation.
  func trail(to address: PageAddress) -> [Int]? {
    trails[address]
  }

  /// Returns the index of the section that contains a page. For a page without an entry in the navigation, this is the
  /// section whose folder contains the page.
  func section(of address: PageAddress) -> Int? {
    if let trail = trails[address] { return trail[0] }
    return sections.firstIndex { section in
      guard let folder = section.address?.folder, !folder.isEmpty else { return false }
      return address.path.hasPrefix(folder + "/")
    }
  }

  /// Returns the entries from the section down to the page, including both. For a page without an entry of its own,
  /// returns only the section.
  func path(to address: PageAddress) -> [NavigationNode] {
    guard let trail = trails[address] else {
      return section(of: address).map { [sections[$0]] } ?? []
    }
    var nodes = [sections[trail[0]]]
    for place in trail.dropFirst() { nodes.append(nodes[nodes.count - 1].children[place]) }
    return nodes
  }

  /// The page before the given page in the same section.
  func previous(of address: PageAddress) -> NavigationNode? {
    order[address].flatMap { $0.index > 0 ? pages[$0.section][$0.index - 1] : nil }
  }

  /// The page after the given page in the same section.
  func next(of address: PageAddress) -> NavigationNode? {
    order[address].flatMap { $0.index + 1 < pages[$0.section].count ? pages[$0.section][$0.index + 1] : nil }
  }
}

extension Navigation {
  private mutating func collect(_ node: NavigationNode, trail: [Int], into flat: inout [NavigationNode]) {
    if let address = node.address {
      if trails[address] == nil { trails[address] = trail }
      flat.append(node)
    }
    for (place, child) in node.children.enumerated() { collect(child, trail: trail + [place], into: &flat) }
  }
}

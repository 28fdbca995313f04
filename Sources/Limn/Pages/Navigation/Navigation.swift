/// The navigation of a site. It consists of sections, each a tree of pages in reading order.
struct Navigation {
  var sections: [NavigationNode]
  /// For each page, the path of indices to it, and its place among the pages of its section.
  private var places: [PageAddress: (trail: [Int], index: Int)] = [:]
  private var pages: [[NavigationNode]] = []

  init(sections: [NavigationNode]) {
    self.sections = sections
    for (number, section) in sections.enumerated() {
      var flat: [NavigationNode] = []
      collect(section, trail: [number], into: &flat)
      pages.append(flat)
    }
  }

  /// Returns the path to a page as indices: first the section's index, then the index in `children` at each level.
  /// Returns nil for a page that is not in the navigation.
  func trail(to address: PageAddress) -> [Int]? { places[address]?.trail }

  /// Returns the index of the section that contains a page. For a page without an entry in the navigation, this is the
  /// section whose folder contains the page.
  func section(of address: PageAddress) -> Int? {
    if let trail = trail(to: address) { return trail[0] }
    return sections.firstIndex { section in
      guard let folder = section.address?.folder, !folder.isEmpty else { return false }
      return address.path.hasPrefix(folder + "/")
    }
  }

  /// Returns the entries from the section down to the page, including both. For a page without an entry of its own,
  /// returns only the section.
  func path(to address: PageAddress) -> [NavigationNode] {
    guard let trail = trail(to: address) else {
      return section(of: address).map { [sections[$0]] } ?? []
    }
    var nodes = [sections[trail[0]]]
    for place in trail.dropFirst() { nodes.append(nodes[nodes.count - 1].children[place]) }
    return nodes
  }

  /// The page before the given page in the same section.
  func previous(of address: PageAddress) -> NavigationNode? { page(-1, from: address) }

  /// The page after the given page in the same section.
  func next(of address: PageAddress) -> NavigationNode? { page(1, from: address) }

  private func page(_ distance: Int, from address: PageAddress) -> NavigationNode? {
    guard let (trail, index) = places[address] else { return nil }
    return pages[trail[0]].indices.contains(index + distance) ? pages[trail[0]][index + distance] : nil
  }

  private mutating func collect(_ node: NavigationNode, trail: [Int], into flat: inout [NavigationNode]) {
    if let address = node.address {
      if places[address] == nil { places[address] = (trail, flat.count) }
      flat.append(node)
    }
    for (place, child) in node.children.enumerated() { collect(child, trail: trail + [place], into: &flat) }
  }
}

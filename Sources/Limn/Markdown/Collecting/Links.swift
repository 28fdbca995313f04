/// Collects links, images, and symbol links.
extension ParseState {
  /// If a link or image is inside this many images or more, its text is not collected. This has no effect on pages,
  /// since a page shows only the text of the outermost image. Without the limit, the texts of nested images would take
  /// quadratic space.
  private static let depthLimit = 8

  mutating func collectLinks() {
    var depths = ImageDepths(tree)
    for index in tree.indices {
      let node = tree[index]
      guard node.kind == .link || node.kind == .image || node.kind == .symbol else { continue }
      let destination = tree.string(node.text)
      let kind: LinkReference.Kind =
        switch node.kind {
        case .image: .image
        case .symbol: .symbol
        default: destination.hasPrefix("doc:") ? .article : node.flags.contains(.address) ? .address : .link
        }
      let isListed = depths.depth(of: index, in: tree) < Self.depthLimit
      let words = isListed ? tree.plainText(of: index) : ""
      links.append(
        LinkReference(
          destination: destination, text: node.kind == .symbol ? destination : words,
          range: tree.range(of: index), kind: kind))
    }
    for directive in directives {
      for label in DirectiveKind.named[directive.name]?.media ?? [] {
        guard let source = directive.arguments[label] else { continue }
        let text = directive.arguments["alt"] ?? ""
        links.append(LinkReference(destination: source, text: text, range: directive.range, kind: .image))
      }
    }
    links.sort { $0.range.start < $1.range.start }
  }
}

/// Counts the images that contain a node.
private struct ImageDepths {
  /// For each node of the tree, the number of images that contain the node; -1 if the number is not known yet.
  private var depths: [Int]

  init(_ tree: Tree) { depths = Array(repeating: -1, count: tree.nodes.count) }

  mutating func depth(of index: Int32, in tree: Tree) -> Int {
    var unknown: [Int32] = []
    var place = index
    while place != Node.none, depths[Int(place)] < 0 {
      unknown.append(place)
      place = tree[place].parent
    }
    var depth = place == Node.none ? 0 : depths[Int(place)] + (tree[place].kind == .image ? 1 : 0)
    for node in unknown.reversed() {
      depths[Int(node)] = depth
      if tree[node].kind == .image { depth += 1 }
    }
    return depths[Int(index)]
  }
}

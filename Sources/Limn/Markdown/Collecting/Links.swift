/// Collects links, images, and symbol links.
extension ParseState {
  /// If a link or image is inside this many images or more, its text is not collected. This has no effect on pages,
  /// since a page shows only the text of the outermost image. Without the limit, the texts of nested images would take
  /// quadratic space.
  private static let depthLimit = 8

  mutating func collectLinks() {
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
      let words = imagesAround(index) < Self.depthLimit ? tree.plainText(of: index) : ""
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

  /// The number of images that contain a node, up to the limit.
  private func imagesAround(_ index: Int32) -> Int {
    var (count, place) = (0, tree[index].parent)
    while place != Node.none, count < Self.depthLimit {
      if tree[place].kind == .image { count += 1 }
      place = tree[place].parent
    }
    return count
  }
}

/// Lists links, images and symbols.
enum Links {
  static func collect(_ draft: inout ParseState) {
    for index in draft.tree.nodes.indices {
      let node = draft.tree.nodes[index]
      guard node.kind == .link || node.kind == .image || node.kind == .symbol else { continue }
      let destination = draft.tree.string(node.text)
      let kind: LinkReference.Kind =
        switch node.kind {
        case .image: .image
        case .symbol: .symbol
        default: destination.hasPrefix("doc:") ? .article : node.flags.contains(.address) ? .address : .link
        }
      draft.links.append(
        LinkReference(
          destination: destination, text: node.kind == .symbol ? destination : draft.tree.plainText(of: Int32(index)),
          range: draft.tree.range(of: Int32(index)), kind: kind))
    }
    for directive in draft.directives where directive.name == "Image" || directive.name == "Video" {
      for label in ["source", "poster"] {
        guard let source = directive.arguments[label] else { continue }
        let text = directive.arguments["alt"] ?? ""
        draft.links.append(LinkReference(destination: source, text: text, range: directive.range, kind: .image))
      }
    }
    draft.links.sort { $0.range.start < $1.range.start }
  }
}

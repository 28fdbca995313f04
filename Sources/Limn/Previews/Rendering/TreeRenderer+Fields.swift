import SemanticTree

// MARK: Text input. A field shows its content. While it has focus, it also shows links for the texts that were tried.
extension TreeRenderer {
  mutating func field(_ node: SemanticNode, _ classes: [String]) {
    let label = node.name ?? "Text"
    html.open(
      blockTag, ["fd"] + (node.style.control == "roundedBorder" ? ["rb"] : []) + classes + node.textClasses(&rules))
    if isInline {
      html.element("span", ["in"], text: node.value ?? "")
    } else if node.role == .textEditor {
      html.element("textarea", ["in"], [("readonly", ""), ("aria-label", label)], text: node.value ?? "")
    } else {
      html.open("input", ["in"], attributes(of: node, label: label))
    }
    let samples = links.of(node).filter { $0.step.kind != .time }
    if !isInline, !samples.isEmpty {
      html.open("span", ["sa"])
      for link in samples { sample(link, of: node) }
      html.close("span")
    }
    html.close(blockTag)
  }

  private func attributes(of node: SemanticNode, label: String) -> [(String, String?)] {
    let type = node.role == .searchField ? "search" : node.role == .secureField ? "password" : "text"
    var placeholder: String?
    for action in node.actions { if case .text(let text) = action.domain { placeholder = text ?? placeholder } }
    let value = node.value ?? ""
    return [
      ("type", type), ("readonly", ""), ("aria-label", label),
      ("placeholder", value.isEmpty ? placeholder ?? node.label ?? node.name : nil),
      ("value", value.isEmpty ? nil : value),
      ("disabled", node.traits.contains(.disabled) ? "" : nil),
    ]
  }
}

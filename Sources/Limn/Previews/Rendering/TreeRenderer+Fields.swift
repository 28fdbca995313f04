import LimnMarkup
import SemanticTree

// MARK: Text input. A field shows its content; next to it are links for the texts that were tried.
extension TreeRenderer {
  mutating func field(_ node: SemanticNode, _ classes: [String]) {
    let label = node.label ?? node.name ?? "Text"
    html.open(blockTag, ["fd"] + classes)
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
      // The word "Try:" shows that the links after it are not part of the view.
      let texts = samples.filter(\.step.types)
      if !texts.isEmpty { html.element("span", ["try"], text: "Try:") }
      for link in texts + samples.filter({ !$0.step.types }) { sample(link, of: node) }
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
      ("placeholder", value.isEmpty ? placeholder ?? label : nil),
      ("value", value.isEmpty ? nil : value),
      ("disabled", node.traits.contains(.disabled) ? "" : nil),
    ]
  }
}

extension Step {
  /// Whether the step enters a text. Clearing a field does not count.
  fileprivate var types: Bool { kind == .action(.setText) && argument?.isEmpty == false }
}

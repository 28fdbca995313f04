import LimnMarkup
import SemanticTree

extension PreviewPage {
  /// Writes a note about the elements of a state that look or work differently on a device. For each element, the note
  /// states the differences.
  func approximations(_ state: ExploredState, into html: inout Markup) {
    let lines = (state.tree?.all ?? []).flatMap { node in
      node.differences.map { node.role.words.capitalizedFirst + ": " + $0 }
    }.unique
    guard !lines.isEmpty else { return }
    html.element("p", ["note", "approx"]) { html in
      html.element("b", text: "Approximate here. ")
      html.write(lines.prefix(4).joined(separator: ". ") + (lines.count > 4 ? ". And \(lines.count - 4) more." : "."))
    }
  }
}

extension SemanticNode {
  /// Descriptions of how the element looks or works differently on a device. Differences of this particular element
  /// come first. A difference that applies to all elements with the same role comes last.
  var differences: [String] { approximations + (traits.contains(.hidden) ? [] : role.difference.map { [$0] } ?? []) }
}

extension SemanticNode.Role {
  /// The way in which an element with this role looks or works differently on a device; nil if there is no difference.
  fileprivate var difference: String? {
    switch self {
    case .slider: "steps to some of its values instead of dragging"
    case .datePicker: "sample dates instead of a calendar"
    case .colorPicker: "named colors instead of a color well"
    case .textField, .secureField, .textEditor, .searchField: "sample texts instead of a keyboard"
    case .contextMenu: "opened by a click instead of a long press"
    case .swipeActions: "always visible instead of after a swipe"
    case .gauge: "always a bar, whatever its style"
    default: nil
    }
  }
}

import LimnMarkup

extension HTMLWriter {
  /// Opens a table inside a box that scrolls and can be focused by keyboard. The box has the role `group`. With the
  /// role `region`, the box would be a landmark, and several landmarks of the same kind on a page need different names.
  mutating func openTable() {
    output.add("<div class=\"table\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">\n<table>\n")
  }

  mutating func closeTable(_ node: Node) {
    if node.lastChild != Node.none, !tree[node.lastChild].flags.contains(.header) { output.add("</tbody>\n") }
    output.add("</table>\n</div>\n")
  }

  mutating func openRow(_ node: Node) {
    if node.flags.contains(.header) {
      output.add("<thead>\n")
    } else if node.previous != Node.none, tree[node.previous].flags.contains(.header) {
      output.add("<tbody>\n")
    }
    output.add("<tr>\n")
  }

  mutating func closeRow(_ node: Node) {
    output.add("</tr>\n")
    if node.flags.contains(.header) { output.add("</thead>\n") }
  }

  mutating func openCell(_ node: Node) {
    if isHeader(node) { output.add("<th scope=\"col\"") } else { output.add("<td") }
    if node.flags.contains(.alignLeft) { output.add(" class=\"left\"") }
    if node.flags.contains(.alignRight) { output.add(" class=\"right\"") }
    if node.flags.contains(.alignCenter) { output.add(" class=\"center\"") }
    output.add(">")
  }

  mutating func closeCell(_ node: Node) {
    if isHeader(node) { output.add("</th>\n") } else { output.add("</td>\n") }
  }

  /// Whether a cell is written as a header cell. An empty cell is written as a data cell, since a screen reader would
  /// announce a header cell without a name.
  private func isHeader(_ cell: Node) -> Bool { cell.flags.contains(.header) && cell.firstChild != Node.none }
}

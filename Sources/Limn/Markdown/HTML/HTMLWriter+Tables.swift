extension HTMLWriter {
  /// A wide table scrolls in a region of its own, which the keyboard has to reach.
  mutating func openTable() {
    output.write("<div class=\"table\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">\n<table>\n")
  }

  mutating func closeTable(_ node: Node) {
    if node.lastChild != Node.none, !tree[node.lastChild].flags.contains(.header) { output.write("</tbody>\n") }
    output.write("</table>\n</div>\n")
  }

  mutating func openRow(_ node: Node) {
    if node.flags.contains(.header) {
      output.write("<thead>\n")
    } else if node.previous != Node.none, tree[node.previous].flags.contains(.header) {
      output.write("<tbody>\n")
    }
    output.write("<tr>\n")
  }

  mutating func closeRow(_ node: Node) {
    output.write("</tr>\n")
    if node.flags.contains(.header) { output.write("</thead>\n") }
  }

  mutating func openCell(_ node: Node) {
    if node.flags.contains(.header) { output.write("<th scope=\"col\"") } else { output.write("<td") }
    if node.flags.contains(.alignLeft) { output.write(" class=\"left\"") }
    if node.flags.contains(.alignRight) { output.write(" class=\"right\"") }
    if node.flags.contains(.alignCenter) { output.write(" class=\"center\"") }
    output.write(">")
  }

  mutating func closeCell(_ node: Node) {
    if node.flags.contains(.header) { output.write("</th>\n") } else { output.write("</td>\n") }
  }
}

/// Renders directives of documentation catalogs as HTML that works without scripts.
extension HTMLWriter {
  /// Writes the opening markup of a directive. Returns whether the directive's children must be written next. This is
  /// false if the directive is hidden, or if its markup is already complete.
  mutating func openDirective(_ node: Node) -> Bool {
    if node.flags.contains(.hidden) { return false }
    let directive = document.directives[Int(node.value)]
    switch directive.name {
    case "Row": output.write("<div class=\"columns\">\n")
    case "Column": output.write("<div class=\"column\">\n")
    case "Small": output.write("<div class=\"small\">\n")
    case "Links":
      output.write("<div class=\"links ")
      output.write(escaping: directive.arguments["visualStyle"] ?? "list")
      output.write("\">\n")
    case "TabNavigator":
      output.write("<div class=\"tabs\">\n")
      tabGroups += 1
      tabs = 0
    case "Tab":
      var tab = node
      tab.title = TextRange.empty
      openTab(tab, label: directive.arguments[""] ?? "Tab \(tabs + 1)")
    case "DeprecationSummary":
      output.write(
        "<aside class=\"aside warning\" role=\"note\" aria-label=\"Deprecated\">\n<p class=\"aside-title\">Deprecated</p>\n"
      )
    case "Image":
      output.write("<figure>\n")
      let source = directive.arguments["source"] ?? ""
      writeImage(source, hooks.image(source), text: directive.arguments["alt"] ?? "")
      output.write("\n")
      if node.firstChild != Node.none { output.write("<figcaption>\n") }
    case "Video":
      output.write("<figure>\n<video controls preload=\"metadata\" src=\"")
      let source = directive.arguments["source"] ?? ""
      output.write(escaping: hooks.image(source)?.href ?? source)
      if let poster = directive.arguments["poster"] {
        output.write("\" poster=\"")
        output.write(escaping: hooks.image(poster)?.href ?? poster)
      }
      if let text = directive.arguments["alt"] {
        output.write("\" aria-label=\"")
        output.write(escaping: text)
      }
      output.write("\"></video>\n")
      if node.firstChild != Node.none { output.write("<figcaption>\n") }
    default: openTutorialPart(directive, node)
    }
    return true
  }

  mutating func closeDirective(_ node: Node) {
    if node.flags.contains(.hidden) { return }
    switch document.directives[Int(node.value)].name {
    case "Row", "Column", "Small", "Links", "TabNavigator", "Tab":
      output.newline()
      output.write("</div>\n")
    case "DeprecationSummary":
      output.newline()
      output.write("</aside>\n")
    case "Image", "Video":
      output.newline()
      output.write(node.firstChild == Node.none ? "</figure>\n" : "</figcaption>\n</figure>\n")
    default: closeTutorialPart(document.directives[Int(node.value)], node)
    }
  }
}

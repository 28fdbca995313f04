import LimnMarkup

/// Renders directives of documentation catalogs as HTML that works without scripts.
extension HTMLWriter {
  /// Writes the opening markup of a directive. Returns whether the directive's children must be written next. This is
  /// false if the directive is hidden, or if its markup is already complete.
  mutating func openDirective(_ node: Node) -> Bool {
    if node.flags.contains(.hidden) { return false }
    let directive = document.directives[Int(node.value)]
    switch directive.name {
    case "Row": output.add("<div class=\"columns\">\n")
    case "Column": output.add("<div class=\"column\">\n")
    case "Small": output.add("<div class=\"small\">\n")
    case "Links":
      output.add("<div class=\"links ")
      output.write(directive.arguments["visualStyle"] ?? "list")
      output.add("\">\n")
    case "TabNavigator":
      output.add("<div class=\"tabs\">\n")
      tabGroups += 1
      tabs = 0
    case "Tab":
      var tab = node
      tab.title = TextRange.empty
      openTab(tab, label: directive.arguments[""] ?? "Tab \(tabs + 1)")
    case "DeprecationSummary":
      output.add(
        "<aside class=\"aside warning\" role=\"note\" aria-label=\"Deprecated\">\n<p class=\"aside-title\">Deprecated</p>\n"
      )
    case "Image":
      output.add("<figure>\n")
      let source = directive.arguments["source"] ?? ""
      writeImage(source, hooks.image(source), text: directive.arguments["alt"] ?? "")
      output.add("\n")
      if node.firstChild != Node.none { output.add("<figcaption>\n") }
    case "Video":
      output.add("<figure>\n<video controls preload=\"metadata\" src=\"")
      let source = directive.arguments["source"] ?? ""
      output.write(hooks.image(source)?.href ?? source)
      if let poster = directive.arguments["poster"] {
        output.add("\" poster=\"")
        output.write(hooks.image(poster)?.href ?? poster)
      }
      if let text = directive.arguments["alt"] {
        output.add("\" aria-label=\"")
        output.write(text)
      }
      output.add("\"></video>\n")
      if node.firstChild != Node.none { output.add("<figcaption>\n") }
    default: openTutorialPart(directive, node)
    }
    return true
  }

  mutating func closeDirective(_ node: Node) {
    if node.flags.contains(.hidden) { return }
    switch document.directives[Int(node.value)].name {
    case "Row", "Column", "Small", "Links", "TabNavigator", "Tab":
      output.newline()
      output.add("</div>\n")
    case "DeprecationSummary":
      output.newline()
      output.add("</aside>\n")
    case "Image", "Video":
      output.newline()
      output.add(node.firstChild == Node.none ? "</figure>\n" : "</figcaption>\n</figure>\n")
    default: closeTutorialPart(document.directives[Int(node.value)], node)
    }
  }
}
